"""How long it may take."""
import time


class Watch:
    def __init__(self, seconds):
        self.until = time.monotonic() + seconds
