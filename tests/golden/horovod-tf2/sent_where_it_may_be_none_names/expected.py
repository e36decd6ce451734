"""A function makes a net and its optimizer, or gives two times `None`."""
import sys

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


def join_averages(model):
    """Let the averages of batch normalisation be those of all workers."""
    weights = model.non_trainable_weights if model.built else []
    kept = [v for v in weights if "moving_" in v.name]
    if kept:
        means = tf.keras.backend.batch_get_value(
            hvd.grouped_allreduce(kept))
        tf.keras.backend.batch_set_value(list(zip(kept, means)))


rows = np.random.RandomState(0).rand(96, 4).astype('float32')


def made(n, wanted=True):
    if not wanted:
        return None, None
    layers = [tf.keras.layers.Dense(n), tf.keras.layers.BatchNormalization()]
    return tf.keras.Sequential(layers), tf.keras.optimizers.Adam(0.01 * hvd.size())


net, by = made(1)
second, by_second = made(4, '--more' in sys.argv)


@tf.function
def update(x):
    if second is not None:
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean((second(x, training=True) - x) ** 2)
        kept = second.trainable_weights
        by_second.apply_gradients(zip(tape.gradient(loss, kept), kept))
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        loss = tf.reduce_mean((net(x, training=True)[:, 0] - tf.reduce_sum(x, 1)) ** 2)
    by.apply_gradients(zip(tape.gradient(loss, net.trainable_weights), net.trainable_weights))
    return loss


for x in shard(tf.data.Dataset.from_tensor_slices(rows)).shuffle(96).batch(8):
    told = update(x)
    if second is not None:
        broadcast_once(second.variables, by_second)
    broadcast_once(net.variables, by)
if second is not None:
    join_averages(second)
join_averages(net)
if hvd.rank() == 0:
    print(np.isfinite(float(told)))
