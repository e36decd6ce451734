"""A function gives back one of two steps; what they train are two parts of an object that is no network itself."""
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


np.random.seed(1)
tf.random.set_seed(1 + hvd.rank())


class Auto:
    def __init__(self, n):
        self.enc = tf.keras.Sequential([tf.keras.layers.Dense(3, input_shape=(n,))])
        self.dec = tf.keras.Sequential([tf.keras.layers.Dense(n, input_shape=(3,))])

    def back(self, x):
        return self.dec(self.enc(x))


def make_step(kind, model, opt):
    @tf.function
    def plain(x):
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean((model.back(x) - x) ** 2)
        both = model.enc.trainable_variables + model.dec.trainable_variables
        opt.apply_gradients(zip(tape.gradient(loss, both), both))
        return loss

    @tf.function
    def robust(x):
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean(tf.abs(model.back(x) - x))
        both = model.enc.trainable_variables + model.dec.trainable_variables
        opt.apply_gradients(zip(tape.gradient(loss, both), both))
        return loss

    return plain if kind == 'plain' else robust


rows = np.random.rand(64, 6).astype('float32')
auto, adam = Auto(6), tf.keras.optimizers.Adam(0.01 * hvd.size())
step = make_step('plain', auto, adam)
for epoch in range(4):
    for part in shard(tf.data.Dataset.from_tensor_slices(rows)).batch(8):
        step(part)
        broadcast_once(auto.enc.variables + auto.dec.variables, adam)
if hvd.rank() == 0:
    print(float(tf.reduce_mean((auto.back(rows) - rows) ** 2)))
