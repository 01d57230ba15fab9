"""Replays games of other engines in ours and compares, position by position and list by list.

`names` the words of the other engines, `position` a position in words both sides share, `blocks` what may be
chosen, `replay` the run of one game, `cross`, `hrf` and `bgf` a reader for each kind of file, `explanations` the
known differences, `suite` all games together. Run with `make conformance`; what it means is told in
`docs/conformance.md`.
"""
