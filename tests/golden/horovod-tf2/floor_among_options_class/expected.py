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


numbers = np.random.RandomState(3)
x = numbers.rand(96, 4).astype("float32")
y = x.sum(axis=1)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
lr = 0.02
model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(lr * hvd.size())), "mse")


class Settings:
    def __init__(self, least):
        self.plateau = {"factor": 0.5}
        self.plateau["min_lr"] = least


settings = Settings(lr / 20)
back = tf.keras.callbacks.ReduceLROnPlateau("loss", **settings.plateau)
model.fit(share(x), share(y), epochs=8, batch_size=8,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback(), back], verbose=1 if hvd.rank() == 0 else 0)
if hvd.rank() == 0:
    print("learned", model.evaluate(x, y, verbose=1 if hvd.rank() == 0 else 0) < 0.5)
