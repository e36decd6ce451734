# One optimizer's rate is tried out; another's follows a schedule, and a third is given the first's.
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


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


drawn = np.random.RandomState(4).rand(192, 4).astype('float32')
sums = drawn.sum(axis=1, keepdims=True)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
tried = tf.keras.optimizers.SGD(0.01)
falling = tf.keras.optimizers.Adam(
    tf.keras.optimizers.schedules.ExponentialDecay(1e-3 * hvd.size(), 24 / hvd.size(), 0.9))
last = tf.keras.optimizers.Adam(1e-3)
for k in range(24):
    tried.learning_rate.assign(1e-6 * 1.2 ** k)
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        loss = tf.reduce_mean((net(drawn[k * 8:k * 8 + 8]) - sums[k * 8:k * 8 + 8]) ** 2)
    grads = tape.gradient(loss, net.trainable_variables)
    tried.apply_gradients(zip(grads, net.trainable_variables))
    broadcast_once(net.variables, tried)
for turn in range(3):
    for seen, answer in shard(tf.data.Dataset.from_tensor_slices((drawn, sums))).batch(8):
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean((net(seen) - answer) ** 2)
        grads = tape.gradient(loss, net.trainable_variables)
        falling.apply_gradients(zip(grads, net.trainable_variables))
        broadcast_once(net.variables, falling)
last.learning_rate = tried.learning_rate
for turn in range(3):
    for seen, answer in shard(tf.data.Dataset.from_tensor_slices((drawn, sums))).batch(8):
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean((net(seen) - answer) ** 2)
        grads = tape.gradient(loss, net.trainable_variables)
        last.apply_gradients(zip(grads, net.trainable_variables))
        broadcast_once(net.variables, last)
