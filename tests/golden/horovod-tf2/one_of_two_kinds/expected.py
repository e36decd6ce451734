"""One of two kinds of net, as the settings say: each is a class of its own."""
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


def join_averages(model):
    """Let the averages of batch normalisation be those of all workers."""
    weights = model.non_trainable_weights if model.built else []
    kept = [v for v in weights if "moving_" in v.name]
    if kept:
        means = tf.keras.backend.batch_get_value(
            hvd.grouped_allreduce(kept))
        tf.keras.backend.batch_set_value(list(zip(kept, means)))


tf.random.set_seed(3 + hvd.rank())
np.random.seed(3)


class Plain:
    def __init__(self):
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(4, input_shape=(6,)), tf.keras.layers.BatchNormalization(),
                                        tf.keras.layers.Dense(6)])
        self.opt = tf.keras.optimizers.Adam(0.01 * hvd.size())

    @tf.function
    def step(self, rows):
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean((self.net(rows, training=True) - rows) ** 2)
        grads = tape.gradient(loss, self.net.trainable_variables)
        self.opt.apply_gradients(zip(grads, self.net.trainable_variables))
        return loss


class Pair:
    def __init__(self):
        self.enc = tf.keras.Sequential([tf.keras.layers.Dense(3, input_shape=(6,))])
        self.dec = tf.keras.Sequential([tf.keras.layers.Dense(6, input_shape=(3,))])
        self.opt = tf.keras.optimizers.Adam(0.01 * hvd.size())

    @tf.function
    def step(self, rows):
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean((self.dec(self.enc(rows)) - rows) ** 2)
        both = self.enc.trainable_variables + self.dec.trainable_variables
        self.opt.apply_gradients(zip(tape.gradient(loss, both), both))
        return loss


x = np.random.rand(96, 6).astype('float32')
ds = shard(tf.data.Dataset.from_tensor_slices(x)).shuffle(96).batch(8)
if len(sys.argv) > 1:
    model = Plain()
else:
    model = Pair()
for epoch in range(4):
    for rows in ds:
        loss = model.step(rows)
        if type(model) is Plain:
            broadcast_once(model.net.variables, model.opt)
        if type(model) is Pair:
            broadcast_once(model.enc.variables + model.dec.variables, model.opt)
    if hasattr(model, "net"):
        join_averages(model.net)
    if hasattr(model, "enc"):
        join_averages(model.enc)
    if hasattr(model, "dec"):
        join_averages(model.dec)
if isinstance(model, Pair):
    if hvd.rank() == 0:
        print(float(tf.reduce_mean((model.dec(model.enc(x)) - x) ** 2)))
