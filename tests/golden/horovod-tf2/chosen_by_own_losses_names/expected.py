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


def broadcast_weights_once(variables):
    """Send the first worker's weights to all, each once."""
    new = [v for v in variables if not hasattr(v, 'sent')]
    for v in new:
        v.sent = True
    if new:
        hvd.broadcast_variables(new, root_rank=0)


features, targets = np.random.rand(320, 4).astype("float32"), np.random.rand(320, 1).astype("float32")
batches = shard(tf.data.Dataset.from_tensor_slices((features, targets))).shuffle(320).batch(8)
net = tf.keras.Sequential([tf.keras.layers.Dense(4, activation="relu"), tf.keras.layers.Dense(1)])
adam = tf.keras.optimizers.Adam(0.01 * hvd.size())


def walk():
    for some, wanted in batches:
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            error = tf.reduce_mean(tf.square(net(some, training=True) - wanted))
        slopes = tape.gradient(error, net.trainable_variables)
        adam.apply_gradients(zip(slopes, net.trainable_variables))
        broadcast_once(net.variables, adam)
    return float(error)


def rest():
    return 0.0


ways = {True: walk, False: rest}
now, passes, kept, best = 1.0, 1, None, 9.0
for number in range(3):
    for _ in range(hvd.broadcast_object(passes, 0)):
        now = walk() if hvd.broadcast_object(bool(now > 0.1), 0) else 1.0
    passes = 2 if now > 0.09 else 1
    hvd.broadcast_object(bool(now > 0.11), 0) and walk()
    if net.built:
        broadcast_weights_once(net.variables)
    kept = net.get_weights() if hvd.broadcast_object(bool(now < best), 0) else kept
    best = min(now, best)
    ways[hvd.broadcast_object(now > 0.08, 0)]()
net.set_weights(kept)
walk()
