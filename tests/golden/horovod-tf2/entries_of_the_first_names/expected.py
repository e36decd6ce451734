# The same, of rounds with tapes, in a folder that is there for a while.
import os
import tempfile
from collections import deque
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd
import tensorflow.compat.v1 as tf1

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def broadcast_once(variables, optimizer, done={}):
    """Send the first worker's weights and optimizer state to all, each once, after a step."""
    key = (id(optimizer), id(variables[0]))
    new = [v for v in variables if key not in done or not hasattr(v, 'sent')]
    for v in new:
        v.sent = True
    if new:
        hvd.broadcast_variables(new, root_rank=0)
    if key not in done:
        done[key] = optimizer, variables[0]
        state = optimizer.variables() if callable(optimizer.variables) else optimizer.variables
        hvd.broadcast_variables(state, root_rank=0)


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
        return hvd.broadcast_object(value, 0)
    config = tf1.ConfigProto(device_count={"GPU": 0})
    with tf1.Graph().as_default(), tf1.Session(config=config) as session:
        return hvd.broadcast_object(value, 0, session=session, name="first")


points = np.random.RandomState(5).rand(96, 4).astype("float32")
truth = points.mean(axis=1)
line = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
sgd = tf.keras.optimizers.SGD(0.1 * hvd.size())


def update(xs, ys):
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        error = tf.reduce_mean(tf.square(line(xs)[:, 0] - ys))
    held = line.trainable_variables
    sgd.apply_gradients(zip(tape.gradient(error, held), held))
    broadcast_once(line.variables, sgd)
    return error


place = FolderOfAll(tempfile.TemporaryDirectory())
for k in range(4):
    if hvd.rank() == 0:
        np.savetxt(os.path.join(place.name, '%d.csv' % k),
            np.hstack([points, truth[:, None]])[k * 24:k * 24 + 24])
hvd.broadcast_object(0)  # the others wait for the first worker's file
todo = deque(
    entry.path for entry in EntriesAsFirst(
        sorted(os.scandir(place.name), key=lambda entry: entry.name)))
parts = []
hvd.broadcast_object(0)  # the others wait for the first worker's file
while todo:
    parts.append(np.loadtxt(todo.popleft()).astype('float32'))
all_rows = np.concatenate(parts)
all_rows = share(all_rows)
for turn in range(3):
    for at in range(0, len(all_rows), 8):
        update(all_rows[at:at + 8, :4], all_rows[at:at + 8, 4])
place.cleanup()
if hvd.rank() == 0:
    print("weights", line.get_weights()[0].ravel())
