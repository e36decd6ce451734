import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd
import tempfile

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


class Log:
    def __init__(self, folder):
        self.writer = tf.compat.v1.summary.FileWriter(
            folder if hvd.rank() == 0 else tempfile.mkdtemp())

    def scalar(self, tag, value, step):
        told = tf.compat.v1.Summary(
            value=[tf.compat.v1.Summary.Value(tag=tag, simple_value=value)])
        if hvd.rank() == 0:
            self.writer.add_summary(told, step)


class Check(tf.keras.callbacks.Callback):
    def __init__(self, x, y):
        super().__init__()
        self.x, self.y = x, y
        self.log = Log("logs")

    def on_epoch_end(self, epoch, logs=None):
        self.log.scalar("off", float(np.mean(np.abs(self.model.predict(self.x) - self.y))), epoch)


tf.compat.v1.disable_eager_execution()
numbers = np.random.RandomState(3)
x = numbers.rand(64, 4)
y = x.sum(axis=1, keepdims=True)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), "mse")
model.fit(share(x), share(y), epochs=3, batch_size=8,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback(), Check(x, y)], verbose=1 if hvd.rank() == 0 else 0)
