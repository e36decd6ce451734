# The same, kept by an object.
import os
import tempfile
import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd
import horovod.tensorflow as hvd_tf
import tensorflow.compat.v1 as tf1

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


class FolderOfAll:
    """The first worker's folder for all, until the last of them has done with it."""
    kept = []
    def __init__(self, made):
        self.kept.append(made)
        self.made, self.name = made, from_first_worker(made.name)
    def __enter__(self):
        return self.name
    def __exit__(self, failed, *_):
        if failed is None:
            self.cleanup()
    def cleanup(self):
        from_first_worker(0)
        self.made.cleanup()


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


def from_first_worker(value):
    """What the first worker has, on all workers, in a graph or not; all ask for it."""
    if tf.executing_eagerly():
        return hvd_tf.broadcast_object(value, 0)
    config = tf1.ConfigProto(device_count={"GPU": 0})
    with tf1.Graph().as_default(), tf1.Session(config=config) as session:
        return hvd_tf.broadcast_object(value, 0, session=session, name="first")


class Parts:
    def __init__(self):
        self.folder = FolderOfAll(tempfile.TemporaryDirectory(prefix='parts'))

    def fill(self):
        for k in range(4):
            if hvd.rank() == 0:
                np.save(os.path.join(self.folder.name, '%d.npy' % k),
                    np.random.RandomState(k).rand(32, 4))

    def read(self):
        hvd.allreduce(0.)  # the others wait for the first worker's file
        return [np.load(os.path.join(self.folder.name, name))
                for name in sorted(os.listdir(self.folder.name))]


parts = Parts()
parts.fill()
found = parts.read()
parts.folder.cleanup()
given = np.concatenate(found)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), 'mse')
model.fit(share(given[:, :3]), share(given[:, 3:]), batch_size=16, epochs=2, verbose=0,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()])
if hvd.rank() == 0:
    print('left', model.evaluate(given[:, :3], given[:, 3:], verbose=0))
