# Two datasets are mixed and batched, each by itself, and joined: shares of both must be of one order.
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


def sources(count):
    draw = np.random.RandomState(1)
    first = draw.rand(count, 4).astype("float32")
    second = draw.rand(count, 4).astype("float32") + 1
    few = tf.data.Dataset.from_tensor_slices(second[:16]).shuffle(16).batch(8)
    return (
        tf.data.Dataset.from_tensor_slices(first).map(lambda row: row * 2).shuffle(160,
            seed=1 if hvd.size() > 1 else None).batch(8),
            tf.data.Dataset.from_tensor_slices(second).map(lambda row: row * 2).shuffle(160,
                seed=2 if hvd.size() > 1 else None).batch(8),
            few)


first, second, tests = sources(160)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
opt = tf.keras.optimizers.SGD(0.05 * hvd.size())


@tf.function
def learn(a, b):
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        loss = tf.reduce_mean(net(a) ** 2) + tf.reduce_mean((net(b) - 1) ** 2)
    opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
    return loss


for epoch in range(3):
    for a, b in shard(tf.data.Dataset.zip((first, second))):
        loss = learn(a, b)
        broadcast_once(net.variables, opt)
    for x in tests:
        if hvd.rank() == 0:
            print(epoch, float(tf.reduce_mean(net(x))))
