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


features, targets = np.random.rand(320, 4).astype("float32"), np.random.rand(320, 1).astype("float32")
batches = shard(tf.data.Dataset.from_tensor_slices((features, targets))).shuffle(320).batch(8)
net = tf.keras.Sequential([tf.keras.layers.Dense(4, activation="relu"), tf.keras.layers.Dense(1)])
adam = tf.keras.optimizers.Adam(0.01 * hvd.size())


def step(some, wanted, weight):
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        error = weight * tf.reduce_mean(tf.square(net(some, training=True) - wanted))
    slopes = tape.gradient(error, net.trainable_variables)
    adam.apply_gradients(zip(slopes, net.trainable_variables))
    broadcast_once(net.variables, adam)
    return error


for number in range(3):
    error = tf.constant(1.0)
    for some, wanted in batches:
        error = step(some, wanted, 1.0)
        if hvd.broadcast_object(bool(error > 0.12), 0):
            step(some, wanted, 0.5)
        elif hvd.broadcast_object(bool(error > 0.1), 0):
            step(some, wanted, 0.2)
