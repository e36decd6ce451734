"""Schedules and numbers stand in pairs in a loop's head, also behind a function; one grows once."""
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


def scaled(rate):
    """The rate times the number of workers; a schedule keeps the rates that it has."""
    return rate if callable(rate) else rate * hvd.size()


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


rows = np.random.RandomState(1).rand(320, 4).astype('float32')
wanted = rows.sum(axis=1, keepdims=True)
data = shard(tf.data.Dataset.from_tensor_slices((rows, wanted))).batch(8)
falling = tf.keras.optimizers.schedules.ExponentialDecay(0.01 * hvd.size(),
    max(1, 100 // hvd.size()), 0.9)


def train(name, rate):
    net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
    opt = tf.keras.optimizers.SGD(scaled(rate))
    for k, (x, y) in enumerate(data):
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean((net(x) - y) ** 2)
        grads = tape.gradient(loss, net.trainable_variables)
        opt.apply_gradients(zip(grads, net.trainable_variables))
        broadcast_once(net.variables, opt)
        (net.save_weights(
            name + '.weights.h5') if hvd.rank() == 0 else None) if k % 10 == 9 else None


for name, rate in [('falling', falling), ('plain', 0.01)]:
    train(name, rate)
