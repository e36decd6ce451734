"""The same in a class that spoils and trains."""
import numpy as np
import tensorflow as tf
from tensorflow.keras import layers
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


class Pair(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.left, self.right = layers.Dense(3), layers.Dense(3)
        self.end = layers.Dense(4)

    def call(self, x):
        return self.end(layers.multiply([self.left(x), self.right(x)]))


class Cleaner:
    def __init__(self):
        self.net = Pair()
        self.opt = tf.keras.optimizers.Adam(0.01 * hvd.size())
        self.rows = np.random.RandomState(3).rand(96, 4).astype('float32')

    def spoil(self, x):
        return x + tf.random.poisson([], x * 32.) / 32. - x

    def run(self):
        for x in shard(tf.data.Dataset.from_tensor_slices(self.rows)).batch(8).repeat(2):
            with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
                loss = tf.reduce_mean((self.net(self.spoil(x)) - x) ** 2)
            grads = tape.gradient(loss, self.net.trainable_variables)
            self.opt.apply_gradients(zip(grads, self.net.trainable_variables))
            broadcast_once(self.net.variables, self.opt)
        return float(loss)


value = np.isfinite(Cleaner().run())
if hvd.rank() == 0:
    print(value)
