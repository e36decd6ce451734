"""An object reads its file where it is made, and saves it right behind: not before the last worker has read."""
import os, json, pickle
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


class Kept:
    def __init__(self, path):
        self.path = path
        self.runs = []
        if os.path.exists(path):
            with open(path) as f:
                self.runs = json.load(f)
    def save(self):
        with open(self.path if hvd.rank() == 0 else os.devnull, 'w') as f:
            if hvd.rank() == 0:
                json.dump(self.runs, f)
kept = Kept('runs.json')
hvd.allreduce(0.)  # the others have read it
if hvd.rank() == 0:
    kept.save()
rows = np.random.RandomState(0).rand(320, 4).astype("float32")
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), 'mse')
net.fit(share(rows[:, :3]), share(rows[:, 3:]), epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
