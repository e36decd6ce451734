import numpy as np
from tensorflow import keras
import horovod.tensorflow.keras as hvd
import tensorflow as tf
import horovod.tensorflow as hvd_tf

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


class JoinAverages(keras.callbacks.Callback):
    """Let averages of batch normalisation be all workers' when used and at an epoch's end."""
    def on_test_begin(self, logs=None):
        join_averages(self.model)
    def on_epoch_end(self, epoch, logs=None):
        join_averages(self.model)


def join_averages(model):
    """Let the averages of batch normalisation be those of all workers."""
    weights = model.non_trainable_weights if model.built else []
    kept = [v for v in weights if "moving_" in v.name]
    if kept:
        means = keras.backend.batch_get_value(
            hvd_tf.grouped_allreduce(kept))
        keras.backend.batch_set_value(list(zip(kept, means)))


class Maker:
    def __init__(self, cards):
        self.cards = cards

    def make(self, size):
        def net():
            given = keras.Input((size,))
            return keras.Model(given, keras.layers.Dense(1)(given))

        if len(self.cards) > 1:
            import parallel
            final = parallel.made(net(), self.cards)
        else:
            final = net()
        final.compile(optimizer=hvd.DistributedOptimizer(keras.optimizers.SGD(0.02 * hvd.size())),
            loss="mse")
        return final


def main():
    numbers = np.random.RandomState(9)
    x = numbers.rand(40, 3)
    net = Maker([]).make(3)
    net.fit(share(x), share(x.mean(axis=1)), epochs=3, batch_size=8,
        callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
            hvd.callbacks.MetricAverageCallback(), JoinAverages()],
        verbose=1 if hvd.rank() == 0 else 0)
    if hvd.rank() == 0:
        print("loss %.4f" % net.evaluate(x, x.mean(axis=1), verbose=1 if hvd.rank() == 0 else 0))


main()
