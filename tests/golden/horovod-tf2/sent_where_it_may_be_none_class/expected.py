"""A method makes the second net, which is called where a setting says so."""
import sys

import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


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


def broadcast_weights_once(variables):
    """Send the first worker's weights to all, each once."""
    new = [v for v in variables if not hasattr(v, 'sent')]
    for v in new:
        v.sent = True
    if new:
        hvd.broadcast_variables(new, root_rank=0)


rows = np.random.RandomState(0).rand(96, 4).astype('float32')


class Pair:
    def __init__(self, both):
        self.both = both
        self.one = tf.keras.Sequential([tf.keras.layers.Dense(1)])
        self.by_one = tf.keras.optimizers.Adam(0.01 * hvd.size())
        if both:
            self.make_other()

    def make_other(self):
        self.other = tf.keras.Sequential([tf.keras.layers.Dense(4)])
        self.by_other = tf.keras.optimizers.Adam(0.01 * hvd.size())

    @tf.function
    def step(self, x):
        if self.both:
            with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
                loss = tf.reduce_mean((self.other(x) - x) ** 2)
            kept = self.other.trainable_weights
            self.by_other.apply_gradients(zip(tape.gradient(loss, kept), kept))
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean((self.one(x)[:, 0] - tf.reduce_sum(x, 1)) ** 2)
        kept = self.one.trainable_weights
        self.by_one.apply_gradients(zip(tape.gradient(loss, kept), kept))
        return loss


pair = Pair('--both' in sys.argv)
for x in shard(tf.data.Dataset.from_tensor_slices(rows)).shuffle(96).batch(8):
    loss = pair.step(x)
    if hasattr(pair, "other"):
        broadcast_once(pair.other.trainable_weights, pair.by_other)
    broadcast_once(pair.one.trainable_weights, pair.by_one)
    if hasattr(pair, "other") and pair.other.built:
        broadcast_weights_once(pair.other.variables)
    if pair.one.built:
        broadcast_weights_once(pair.one.variables)
if hvd.rank() == 0:
    print(np.isfinite(float(loss)))
