"""What all tests share."""

from datetime import timedelta

from hypothesis import settings

# An example that takes longer hangs or swells; a busy machine is no reason to fail.
settings.register_profile("conclave", deadline=timedelta(seconds=20))
settings.load_profile("conclave")
