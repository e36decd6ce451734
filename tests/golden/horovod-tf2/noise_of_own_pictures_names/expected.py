"""The same by `add`, and a number that is drawn for each batch."""
import random

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


class Step(tf.keras.layers.Layer):
    def __init__(self):
        super().__init__()
        self.inside = tf.keras.layers.Dense(4, activation='tanh')

    def call(self, seen):
        return tf.keras.layers.add([seen, self.inside(seen)])


class Chain(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.one, self.two, self.end = Step(), Step(), tf.keras.layers.Dense(4)

    def call(self, seen):
        return self.end(self.two(self.one(seen)))


def dimmed(clean):
    if tf.random.uniform([]) < 0.5:
        return clean * random.uniform(0.5, 1.)
    return clean + tf.random.normal(clean.shape, stddev=0.1)


table = np.random.RandomState(5).rand(80, 4).astype('float32')
chain, sgd = Chain(), tf.keras.optimizers.SGD(0.05 * hvd.size())
for turn in range(2):
    for clean in shard(tf.data.Dataset.from_tensor_slices(table)).batch(8):
        dark = dimmed(clean)
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            off = tf.reduce_mean((chain(dark) - clean) ** 2)
        sgd.apply_gradients(zip(tape.gradient(off, chain.trainable_variables), chain.trainable_variables))
        broadcast_once(chain.variables, sgd)
if hvd.rank() == 0:
    print(np.isfinite(float(off)))
