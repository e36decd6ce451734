"""As many rows as there are weights are drawn by these, once, and by a loop that ends by chance."""
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


def picked(weights, times):
    total = sum(weights)
    out = []
    for _ in range(times):
        v = random.uniform(0, total)
        s = 0.0
        for k, w in enumerate(weights):
            s += w
            if v <= s:
                out.append(k)
                break
    return out


def loader(xs, ys, weights=None):
    if weights is not None:
        at = picked(weights, len(weights))
        xs, ys = [xs[k] for k in at], [ys[k] for k in at]
    return shard(tf.data.Dataset.from_tensor_slices((xs, ys))).shuffle(64).batch(8)


random.seed(212)
x = np.random.RandomState(15).rand(160, 2).astype("float32").tolist()
data = loader(x, [a + b for a, b in x])
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(2,))])
opt = tf.keras.optimizers.SGD(0.05 * hvd.size())
for epoch in range(3):
    for a, b in data:
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean((net(a)[:, 0] - b) ** 2)
        opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
        broadcast_once(net.variables, opt)
if hvd.rank() == 0:
    print("weights", net.get_weights()[0].round(1).ravel())
