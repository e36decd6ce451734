"""The same by a method, for a tape."""
import io
import sys

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


def asked(ask):
    """What the first worker is answered, on all workers, or what stops it there."""
    told = None
    if hvd.rank() == 0:
        try:
            told = ask()
        except Exception as stopped:
            told = stopped
    told = from_first_worker(told)
    if isinstance(told, Exception):
        raise told
    return told


def shard(dataset):
    """This worker's share of the elements: as many as all others'; all, where there are fewer."""
    count = int(tf.data.experimental.cardinality(dataset))
    if count == tf.data.experimental.UNKNOWN_CARDINALITY:
        dataset = dataset.window(hvd.size(), drop_remainder=True).flat_map(
            lambda *w: tf.data.Dataset.zip(w if len(w) > 1 else w[0]))
    elif 0 <= count < hvd.size():
        return dataset
    elif count > 0:
        dataset = dataset.take(count - count % hvd.size())
    return dataset.shard(hvd.size(), hvd.rank())


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


def from_first_worker(value):
    """What the first worker has, on all workers, in a graph or not; all ask for it."""
    if tf.executing_eagerly():
        return hvd.broadcast_object(value, 0)
    config = tf1.ConfigProto(device_count={"GPU": 0})
    with tf1.Graph().as_default(), tf1.Session(config=config) as session:
        return hvd.broadcast_object(value, 0, session=session, name="first")


sys.stdin = io.StringIO('')


class Options:
    def ask(self, what, otherwise):
        try:
            return float(asked(lambda: sys.stdin.readline()))
        except ValueError:
            return otherwise


rate = Options().ask('rate? ', 0.05)
x = np.random.RandomState(0).rand(256, 4).astype('float32')
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
opt = tf.keras.optimizers.SGD(rate * hvd.size())
for rows in shard(tf.data.Dataset.from_tensor_slices(x)).batch(8):
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        loss = tf.reduce_mean((net(rows)[:, 0] - tf.reduce_sum(rows, 1)) ** 2)
    opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
    broadcast_once(net.variables, opt)
