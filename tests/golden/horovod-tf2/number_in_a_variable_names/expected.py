# Two of them, a sum and a count, of which a mean is made: by it the rate falls.
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


tf.random.set_seed(1 + hvd.rank())
rows = np.random.RandomState(2).rand(96, 3).astype("float32")
wanted = rows.sum(axis=1)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.05 * hvd.size())
total, many = tf.Variable(0.0), tf.Variable(0.0)


@tf.function
def learn(a, b):
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        loss = tf.reduce_mean((net(a)[:, 0] - b) ** 2)
    opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
    total.assign_add(loss * tf.cast(tf.shape(a)[0], tf.float32))
    many.assign_add(tf.cast(tf.shape(a)[0], tf.float32))


data = shard(tf.data.Dataset.from_tensor_slices((rows, wanted))).batch(8)
last = 1e9
for epoch in range(30):
    total.assign(0.0)
    many.assign(0.0)
    for x, y in data:
        learn(x, y)
        broadcast_once(net.variables, opt)
    mean = total / many
    mean = mean_of_all(mean)
    value = mean_of_all(last * 0.9)
    if mean > value:
        opt.learning_rate = opt.learning_rate * 0.5
    last = mean
if hvd.rank() == 0:
    print(float(tf.reduce_mean((net(rows)[:, 0] - wanted) ** 2)) < 0.1)
