from hypothesis import settings

# No deadline: under coverage on a shared machine it measures the machine.
settings.register_profile("house", deadline=None)
settings.register_profile("fuzz", deadline=None, max_examples=5000)
settings.load_profile("house")
