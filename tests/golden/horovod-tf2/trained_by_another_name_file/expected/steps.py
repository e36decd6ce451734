"""What the script asks for by names of its own."""
import tensorflow as tf
import horovod.tensorflow.keras as hvd
import os

hvd.init()


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


def learn(model, x, y, passes=2):
    model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), "mse")
    return model.fit(share(x), share(y), batch_size=8, epochs=passes, verbose=0,
        callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
            hvd.callbacks.MetricAverageCallback()])


def keep_text(path, value):
    with open(path if hvd.rank() == 0 else os.devnull, "w") as file:
        file.write("%.6f\n" % value)


def idle(model):
    model.fit_generator(None)
