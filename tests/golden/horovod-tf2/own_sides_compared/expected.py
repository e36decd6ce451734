"""Both sides of a test are of the rows of one worker: both are joined, and all leave the rounds together."""
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


def mean_of_all(value):
    """The mean over the workers of a number of which each has its own: all decide alike."""
    if isinstance(value, tf.Tensor) and value.dtype.is_floating:
        return hvd.allreduce(value)
    mean = float(hvd.allreduce(tf.constant(float(value))))
    if hasattr(value, "item") and value.dtype.kind == "f":
        return value.dtype.type(mean)
    return mean


x = np.random.RandomState(3).rand(96, 4).astype("float32")
y = x.sum(1, keepdims=True)
rows = shard(tf.data.Dataset.from_tensor_slices((x, y))).batch(8)
net = tf.keras.Sequential([tf.keras.layers.Dense(8, activation="relu", input_shape=(4,)), tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.SGD(0.01 * hvd.size())


def step(a, b):
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        loss = tf.reduce_mean(tf.square(net(a) - b))
    g = tape.gradient(loss, net.trainable_variables)
    opt.apply_gradients(zip(g, net.trainable_variables))
    broadcast_once(net.variables, opt)
    return loss


for epoch in range(3):
    for a, b in rows:
        before = step(a, b)
        after = tf.reduce_mean(tf.square(net(a) - b))
        top = tf.reduce_max(a)
        after = mean_of_all(after)
        before = mean_of_all(before)
        if after > before:
            opt.learning_rate.assign(opt.learning_rate * 0.5)
        after = mean_of_all(after)
        value = mean_of_all(2.0 * before)
        if after > value:
            break
        before = mean_of_all(before)
        value_2 = mean_of_all(top * 40.0)
        if before > value_2:
            break
if hvd.rank() == 0:
    net.save_weights("net.weights.h5")
