"""A process beside the training, and one that is asked how many lines a file has."""
import subprocess

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


rows = np.random.RandomState(0).rand(640, 4).astype("float32")
wanted = rows.sum(1, keepdims=True)


class Run:
    def __init__(self, name):
        self.name = name
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
        self.net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())),
            "mse")

    def train(self):
        beside = subprocess.Popen(["sleep", "300"]) if hvd.rank() == 0 else None
        self.net.fit(share(rows), share(wanted), epochs=2,
            callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
                hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
        if hvd.rank() == 0:
            beside.terminate()
            beside.wait()

    def keep(self):
        if hvd.rank() == 0:
            np.savetxt(self.name, self.net.predict(rows[:50]))
        if (subprocess.call(["cp", self.name, self.name + ".copy"]) if hvd.rank() == 0 else 0) != 0:
            raise OSError(self.name)
        hvd.allreduce(0.)  # the others wait for the first worker's file
        return subprocess.check_output(["wc", "-l", self.name + ".copy"])


run = Run("found.txt")
run.train()
lines = run.keep()
if hvd.rank() == 0:
    print(int(lines.split()[0]))
