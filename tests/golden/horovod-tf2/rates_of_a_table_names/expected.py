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


tf.random.set_seed(3 + hvd.rank())
points = np.random.RandomState(1).rand(640, 4).astype('float32')
line = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
sgd = tf.keras.optimizers.SGD(1e-2 * hvd.size())
paces = [0.1 / (1 + k) for k in range(20)]
batches = shard(
    tf.data.Dataset.from_tensor_slices((points, points.sum(1, keepdims=True)))).batch(32)
number = 0
for part, sums in batches:
    sgd.learning_rate = paces[min(number * hvd.size(), len(paces) - 1)]
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        off = tf.reduce_mean((line(part) - sums) ** 2)
    grads = tape.gradient(off, line.trainable_variables)
    sgd.apply_gradients(zip(grads, line.trainable_variables))
    broadcast_once(line.variables, sgd)
    number += 1
if hvd.rank() == 0:
    print('weights', line.get_weights()[0][:, 0])
