"""A helper keeps the rate between two bounds."""
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


points = np.random.RandomState(3).rand(320, 5).astype("float32")
heights = points.sum(axis=1, keepdims=True)
line = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(5,))])

opt = tf.keras.optimizers.SGD(0.05 * hvd.size())
data = shard(tf.data.Dataset.from_tensor_slices((points, heights))).batch(16)


def lower(rate, floor=0.004):
    return np.clip(rate * 0.5, floor * hvd.size(), 0.04 * hvd.size())


for turn in range(8):
    for x, y in data:
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean(tf.square(line(x) - y))
        grads = tape.gradient(loss, line.trainable_variables)
        opt.apply_gradients(zip(grads, line.trainable_variables))
        broadcast_once(line.variables, opt)
    if turn > 3:
        opt.learning_rate.assign(lower(opt.learning_rate.numpy()))
    if hvd.rank() == 0:
        print("rate", opt.learning_rate.numpy())
if hvd.rank() == 0:
    print("left", float(tf.reduce_mean(tf.square(line(points) - heights))))
