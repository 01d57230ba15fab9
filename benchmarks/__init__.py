"""Speed and memory beside known peers. Run by `make bench`; never part of the tests."""
