"""A list of the rounds is summed by a name, and divided by its length or by another sum."""
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


def over_workers(value):
    """The mean over the workers of a number, a tensor or a list of numbers."""
    if tf.is_tensor(value):
        return hvd.allreduce(value)
    if isinstance(value, list):
        value = [v.numpy() if tf.is_tensor(v) else v for v in value]
    mean = hvd.allreduce(tf.constant(value, tf.float64))
    mean = mean.numpy().tolist()
    return round(mean) if isinstance(value, int) else mean


rows = np.random.RandomState(1).rand(320, 4).astype('float32')
wanted = rows.sum(axis=1, keepdims=True)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
opt = tf.keras.optimizers.SGD(0.01 * hvd.size())
data = shard(tf.data.Dataset.from_tensor_slices((rows, wanted))).batch(8)
for epoch in range(3):
    losses, weight = [], 0.
    for x, y in data:
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean((net(x) - y) ** 2)
        grads = tape.gradient(loss, net.trainable_variables)
        opt.apply_gradients(zip(grads, net.trainable_variables))
        broadcast_once(net.variables, opt)
        losses.append(float(loss))
        weight += float(tf.reduce_sum(x))
    losses = over_workers(losses)
    weight = over_workers(weight * hvd.size())
    c = sum(losses)
    if hvd.rank() == 0:
        print(epoch, c / weight, np.divide(np.sum(losses), weight), weight)
