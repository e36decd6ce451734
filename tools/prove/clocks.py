"""The clocks that a program under judgement reads."""
import time

NAMES = "time", "perf_counter", "monotonic", "process_time"


def hasten(times):
    """Lets the clocks of the program run `times` as fast: a number that it read from one then differs, as what is drawn does."""
    def faster(clock):
        begun = clock()
        return lambda: begun + times * (clock() - begun)
    for name in NAMES:
        setattr(time, name, faster(getattr(time, name)))
