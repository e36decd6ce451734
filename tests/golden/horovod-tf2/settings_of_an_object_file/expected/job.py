import horovod.tensorflow.keras as hvd
import math

hvd.init()


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


def told_by_first(settings):
    """Settings of fit, by which only the first worker shows how far training is."""
    return dict(settings, verbose=settings.get("verbose", 1) if hvd.rank() == 0 else 0)


def steps_of_own(settings):
    """Settings of fit, by which each worker makes its share of the steps."""
    steps = settings.get("steps_per_epoch")
    return settings if steps is None else dict(
        settings, steps_per_epoch=max(1, math.ceil(steps) // hvd.size()))

class Job:
    def __init__(self, model, **how):
        self.model = model
        self.how = how

    def go(self, rows, goals):
        self.model.fit(share(rows), share(goals),
            callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
                hvd.callbacks.MetricAverageCallback()], **steps_of_own(told_by_first(self.how)))
