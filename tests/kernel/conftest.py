"""Properties are about behaviour, not about how busy the machine is."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("kernel", deadline=None)
settings.load_profile("kernel")
