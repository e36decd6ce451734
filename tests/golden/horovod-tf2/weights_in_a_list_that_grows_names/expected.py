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


np.random.seed(1)
rows = np.random.rand(48, 3).astype('float32')
batches = shard(tf.data.Dataset.from_tensor_slices(rows)).batch(8)
first = tf.keras.Sequential([tf.keras.layers.Dense(3, input_shape=(3,))])
second = tf.keras.Sequential([tf.keras.layers.Dense(3, input_shape=(3,))])
sgd = tf.keras.optimizers.SGD(0.05 * hvd.size())
learned = list(first.trainable_variables)
learned += list(second.trainable_variables)
for turn in range(3):
    for some in batches:
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            off = tf.reduce_mean(tf.abs(second(first(some)) - some))
        sgd.apply_gradients(zip(tape.gradient(off, learned), learned))
        broadcast_once(learned, sgd)
        if first.built:
            broadcast_weights_once(first.variables)
        if second.built:
            broadcast_weights_once(second.variables)
if hvd.rank() == 0:
    print('off by', float(tf.reduce_mean(tf.abs(second(first(rows)) - rows))))
