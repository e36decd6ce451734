# Two kinds of networks behind one name, by a table: its rounds are divided all the same.
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


class Plain:
    def __init__(self):
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(5, input_shape=(5,))])
        self.opt = tf.keras.optimizers.Adam(0.01 * hvd.size())

    def step(self, b):
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean((self.net(b) - b) ** 2)
        grads = tape.gradient(loss, self.net.trainable_variables)
        self.opt.apply_gradients(zip(grads, self.net.trainable_variables))
        broadcast_once(self.net.variables, self.opt)
        return loss


class Pair:
    def __init__(self):
        self.small = tf.keras.Sequential([tf.keras.layers.Dense(3, input_shape=(5,))])
        self.large = tf.keras.Sequential([tf.keras.layers.Dense(5, input_shape=(3,))])
        self.opt = tf.keras.optimizers.Adam(0.01 * hvd.size())

    def step(self, b):
        both = self.small.trainable_variables + self.large.trainable_variables
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean((self.large(self.small(b)) - b) ** 2)
        self.opt.apply_gradients(zip(tape.gradient(loss, both), both))
        broadcast_once(self.small.variables + self.large.variables, self.opt)
        return loss


rows = np.random.RandomState(3).rand(320, 5).astype('float32')
data = shard(tf.data.Dataset.from_tensor_slices(rows)).batch(16)
kind = sys.argv[1] if len(sys.argv) > 1 else 'pair'
model = {'plain': Plain, 'pair': Pair}[kind]()
for turn in range(3):
    for b in data:
        loss = model.step(b)
    if hvd.rank() == 0:
        print(turn, float(loss))
