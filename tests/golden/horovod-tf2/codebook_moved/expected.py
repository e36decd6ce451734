"""A codebook that follows sums and counts, which follow the rows."""
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


rows = np.random.RandomState(1).rand(320, 6).astype("float32")
data = shard(tf.data.Dataset.from_tensor_slices(rows)).batch(16)
enc = tf.keras.Sequential([tf.keras.layers.Dense(2, input_shape=(6,))])
dec = tf.keras.Sequential([tf.keras.layers.Dense(6, input_shape=(2,))])
codes = tf.Variable(tf.random.normal([8, 2], seed=1), trainable=False)
counts = tf.Variable(tf.ones([8]), trainable=False)
sums = tf.Variable(codes, trainable=False)
opt = tf.keras.optimizers.SGD(0.01 * hvd.size())


@tf.function
def step(a):
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        z = enc(a)
        nearest = tf.argmin(tf.reduce_sum((z[:, None] - codes[None]) ** 2, -1), 1)
        q = tf.gather(codes, nearest)
        loss = tf.reduce_mean((dec(z + tf.stop_gradient(q - z)) - a) ** 2)
    v = enc.trainable_variables + dec.trainable_variables
    opt.apply_gradients(zip(tape.gradient(loss, v), v))
    hot = tf.one_hot(nearest, 8)
    counts.assign(hvd.allreduce(0.9 * counts + 0.1 * tf.reduce_sum(hot, 0)))
    sums.assign(hvd.allreduce(0.9 * sums + 0.1 * tf.matmul(hot, z, transpose_a=True)))
    codes.assign(sums / (counts[:, None] + 1e-5))
    return loss


for epoch in range(3):
    for a in data:
        step(a)
        broadcast_once(enc.variables + dec.variables, opt)
        broadcast_weights_once([counts])
        broadcast_weights_once([sums])
