import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd

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


class Keep(tf.keras.callbacks.Callback):
    def __init__(self, often):
        super().__init__()
        self.often, self.seen = often, 0

    def on_train_batch_end(self, batch, logs=None):
        self.seen += 1
        self.look()

    def look(self):
        if self.seen % self.often == 0:
            if hvd.rank() == 0:
                self.model.save_weights("kept.weights.h5")


numbers = np.random.RandomState(3)
x = numbers.rand(96, 6)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(6,))])
model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), "mse")
model.fit(share(x), share(x.sum(axis=1)), batch_size=8, epochs=4,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback(), Keep(12)], verbose=1 if hvd.rank() == 0 else 0)
if hvd.rank() == 0:
    print("loss %.4f" % model.evaluate(x, x.sum(axis=1), verbose=1 if hvd.rank() == 0 else 0))
