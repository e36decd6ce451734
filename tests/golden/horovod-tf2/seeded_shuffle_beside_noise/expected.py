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


np.random.seed(3)
rows = np.arange(320, dtype='float32').reshape(80, 4) / 320.
maker = tf.keras.Sequential([tf.keras.layers.Dense(4, input_shape=(2,))])
opt = tf.keras.optimizers.SGD(0.01 * hvd.size())


def learn(real):
    noise = np.random.normal(0, 1, (real.shape[0], 2)).astype('float32')
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        loss = tf.reduce_mean((maker(noise) - real) ** 2)
    grads = tape.gradient(loss, maker.trainable_variables)
    opt.apply_gradients(zip(grads, maker.trainable_variables))
    broadcast_once(maker.variables, opt)


if hvd.rank() > 0:
    np.random.seed(10007 * hvd.rank())  # draws of its own
for epoch in range(2):
    np.random.shuffle(rows)
    rows[:] = hvd.broadcast_object(rows, 0)
    for real in shard(tf.data.Dataset.from_tensor_slices(rows)).batch(8):
        learn(real)
