import numpy as np
import tensorflow as tf
from tqdm import trange
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


x = np.random.RandomState(0).rand(640, 8).astype(np.float32)
data = shard(tf.data.Dataset.from_tensor_slices(x)).shuffle(640).repeat().batch(64)
dataset = iter(data)
net_d = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(8,))])
net_g = tf.keras.Sequential([tf.keras.layers.Dense(8, input_shape=(4,))])
optim_d = tf.keras.optimizers.Adam(0.001 * hvd.size())
optim_g = tf.keras.optimizers.Adam(0.001 * hvd.size())
total = 60


@tf.function
def train_d(real):
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        fake = net_g(tf.random.normal([32, 4]))
        loss = tf.reduce_mean(net_d(fake)) - tf.reduce_mean(net_d(real))
    grads = tape.gradient(loss, net_d.trainable_variables)
    optim_d.apply_gradients(zip(grads, net_d.trainable_variables))
    return loss


@tf.function
def train_g():
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        loss = -tf.reduce_mean(net_d(net_g(tf.random.normal([32, 4]))))
    grads = tape.gradient(loss, net_g.trainable_variables)
    optim_g.apply_gradients(zip(grads, net_g.trainable_variables))
    return loss


def show(sample, step):
    if hvd.rank() == 0:
        print(step, float(tf.reduce_mean(sample)))


with trange(1, max(1, total // hvd.size()) + 1, ncols=0, initial=0, total=total // hvd.size(),
        disable=hvd.rank() > 0) as bar:
    for step in bar:
        rows = next(dataset)
        parts = iter(tf.split(rows, num_or_size_splits=2))
        sums = 0.
        for _ in range(2):
            part = next(parts)
            sums += train_d(part)
            broadcast_once(net_d.variables, optim_d)
        train_g()
        broadcast_once(net_g.variables, optim_g)
        bar.set_postfix(loss='%.3f' % (sums / 2))
        if step == 1 or step % 20 == 0:
            sample = net_g(tf.zeros([2, 4]))
            show(sample, step)
