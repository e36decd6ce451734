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
real = np.random.rand(160, 6).astype('float32')
gen = tf.keras.Sequential([tf.keras.layers.Dense(8, activation='relu', input_shape=(2,)), tf.keras.layers.Dense(6)])
disc = tf.keras.Sequential([tf.keras.layers.Dense(8, activation='relu', input_shape=(6,)), tf.keras.layers.Dense(1)])
g_opt = tf.keras.optimizers.Adam(1e-3 * hvd.size())
d_opt = tf.keras.optimizers.Adam(1e-3 * hvd.size())
bce = tf.keras.losses.BinaryCrossentropy(from_logits=True)
data = shard(tf.data.Dataset.from_tensor_slices(real)).shuffle(160).batch(16)
if hvd.rank() > 0:
    np.random.seed(10007 * hvd.rank())  # draws of its own
for epoch in range(3):
    for images in data:
        z = np.random.uniform(-1, 1, size=(16, 2)).astype('float32')
        with hvd.DistributedGradientTape(tf.GradientTape()) as gt, hvd.DistributedGradientTape(
                tf.GradientTape()) as dt:
            fake = gen(z)
            a, b = disc(images), disc(fake)
            g_loss = bce(tf.ones_like(b), b)
            d_loss = bce(tf.ones_like(a), a) + bce(tf.zeros_like(b), b)
        gg = gt.gradient(g_loss, gen.trainable_variables)
        dg = dt.gradient(d_loss, disc.trainable_variables)
        g_opt.apply_gradients(zip(gg, gen.trainable_variables))
        broadcast_once(gen.variables, g_opt)
        d_opt.apply_gradients(zip(dg, disc.trainable_variables))
        broadcast_once(disc.variables, d_opt)
if hvd.rank() == 0:
    gen.save_weights('gen.h5')
