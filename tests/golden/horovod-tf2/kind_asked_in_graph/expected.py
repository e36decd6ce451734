"""Of what kind something is all workers know alike."""
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


class Both:
    def __init__(self, deep):
        self.deep = deep
        self.critic = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])

    def encode(self, a, b=None):
        if self.deep:
            a = a * 2.
        else:
            k = tf.where(a >= 0)
            k = tf.concat([k[..., :-1], tf.cast(tf.reshape(a, [-1, 1]), tf.int64)], 1)
            a = tf.scatter_nd(k, tf.ones(tf.shape(k)[0]), (tf.shape(a)[0], 4))
        return a, b


def error(out, good):
    if isinstance(out[0], list):
        total = 0
        for o in out:
            total += tf.reduce_mean(tf.square(o[-1] - good))
        return total
    else:
        return tf.reduce_mean(tf.square(out[-1] - good))


both = Both(False)
opt = tf.keras.optimizers.SGD(0.01 * hvd.size())


@tf.function
def losses(a):
    return error(both.critic(a), 0.) + error(both.critic(a[::-1]), 1.)


def step(a):
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        loss = losses(a)
    g = tape.gradient(loss, both.critic.trainable_variables)
    opt.apply_gradients(zip(g, both.critic.trainable_variables))
    broadcast_once(both.critic.variables, opt)


rows = shard(
    tf.data.Dataset.from_tensor_slices(
        (4 * np.random.RandomState(3).rand(192, 4)).astype('float32'))).shuffle(192).batch(16)
for epoch in range(2):
    for a in rows:
        a, b = both.encode(a)
        step(a)
    if hvd.rank() == 0:
        print('epoch', epoch)
if hvd.rank() == 0:
    both.critic.save_weights('net.weights.h5')
