"""A function moves one network a part of the way to another in each round."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def broadcast_weights_once(variables):
    """Send the first worker's weights to all, each once."""
    new = [v for v in variables if not hasattr(v, 'sent')]
    for v in new:
        v.sent = True
    if new:
        hvd.broadcast_variables(new, root_rank=0)


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


def made():
    return tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(5,))])


quick, slow = made(), made()
if quick.built:
    broadcast_weights_once(quick.variables)
slow.set_weights(quick.get_weights())
opt = tf.keras.optimizers.Adam(0.01 * hvd.size())


def follow(behind, ahead, part):
    for b, a in zip(behind.trainable_variables, ahead.trainable_variables):
        b.assign(b + part * (a - b))


data = shard(tf.data.Dataset.from_tensor_slices((points, heights))).batch(16)
for turn in range(3):
    for x, y in data:
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean(tf.square(quick(x) - 0.9 * y - 0.1 * slow(x)))
        grads = tape.gradient(loss, quick.trainable_variables)
        opt.apply_gradients(zip(grads, quick.trainable_variables))
        broadcast_once(quick.variables, opt)
        follow(slow, quick, 0.05)
if hvd.rank() == 0:
    print("slow", float(tf.reduce_mean(slow(points))))
