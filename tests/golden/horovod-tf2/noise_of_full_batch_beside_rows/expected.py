# All batches of all rows are full; the last of a share is not, and the noise is made for a full one.
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


ROWS = 16
drawn = np.random.RandomState(4).rand(208, 4).astype('float32')
batches = shard(tf.data.Dataset.from_tensor_slices(drawn)).shuffle(208, seed=3).batch(ROWS,
    drop_remainder=True)
maker = tf.keras.Sequential([tf.keras.layers.Dense(4, input_shape=(2,))])
judge = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
descent = tf.keras.optimizers.SGD(0.01 * hvd.size())


def between(pair):
    part = tf.random.uniform((ROWS, 1))
    return part * pair[0] + (1 - part) * pair[1]


def learn(seen):
    noise = tf.random.normal([ROWS, 2])
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        made = maker(noise)
        middle = judge(between([seen, made]))
        loss = tf.reduce_mean(judge(made)) - tf.reduce_mean(judge(seen)) + tf.reduce_mean(middle ** 2)
    grads = tape.gradient(loss, judge.trainable_variables)
    descent.apply_gradients(zip(grads, judge.trainable_variables))
    broadcast_once(judge.variables, descent)
    if maker.built:
        broadcast_weights_once(maker.variables)


for turn in range(3):
    for seen in batches:
        learn(seen)
