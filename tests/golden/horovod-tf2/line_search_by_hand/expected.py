"""A line search: the weights that it puts back are the first worker's, and all end it together."""
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


def broadcast_weights_once(variables):
    """Send the first worker's weights to all, each once."""
    new = [v for v in variables if not hasattr(v, 'sent')]
    for v in new:
        v.sent = True
    if new:
        hvd.broadcast_variables(new, root_rank=0)


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


def line_search(a, b):
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        loss = tf.reduce_mean(tf.square(net(a) - b))
    g = tape.gradient(loss, net.trainable_variables)
    rate = 0.02
    if net.built:
        broadcast_weights_once(net.variables)
    kept = net.get_weights()
    for k in range(10):
        for w, d in zip(net.trainable_variables, g):
            w.assign_sub(rate * hvd.size() * d)
            broadcast_weights_once(net.variables)
        value = mean_of_all(tf.reduce_mean(tf.square(net(a) - b)))
        loss = mean_of_all(loss)
        if value < loss:
            break
        net.set_weights(kept)
        rate *= 0.5


for epoch in range(2):
    for a, b in rows:
        line_search(a, b)
if hvd.rank() == 0:
    net.save_weights("net.weights.h5")
