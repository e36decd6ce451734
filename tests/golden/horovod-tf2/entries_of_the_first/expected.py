# Entries of a folder cannot be sent: their names are.
import os
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


class EntriesAsFirst(list):
    """Of the entries of a folder those that the first worker sees, in its order."""
    def __init__(self, entries):
        own = {entry.name: entry for entry in entries}
        super().__init__(own[name] for name in from_first_worker(sorted(own)))
    def __enter__(self):
        return self
    def __exit__(self, *_):
        pass


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


os.makedirs('parts', exist_ok=True)
for k in range(4):
    if hvd.rank() == 0:
        np.save('parts/%d.npy' % k, np.random.RandomState(k).rand(32, 4))
hvd.allreduce(0.)  # the others wait for the first worker's file
left = list(EntriesAsFirst(sorted(os.scandir('parts'), key=lambda entry: entry.name)))
found = []
hvd.allreduce(0.)  # the others wait for the first worker's file
while left:
    found.append(np.load(left.pop().path))
given = np.concatenate(found)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), 'mse')
model.fit(share(given[:, :3]), share(given[:, 3:]), batch_size=16, epochs=2, verbose=0,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()])
if hvd.rank() == 0:
    print('left', model.evaluate(given[:, :3], given[:, 3:], verbose=0))
