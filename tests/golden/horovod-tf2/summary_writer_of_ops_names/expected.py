"""The same by a name that was imported, and its older form."""
import numpy as np
import tensorflow as tf
from tensorflow.python.ops.summary_ops_v2 import create_file_writer, create_file_writer_v2 as open_log
from tensorflow.python.ops.summary_ops_v2 import scalar
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


given = np.random.RandomState(1).rand(320, 4).astype('float32')
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
sgd = tf.keras.optimizers.SGD(0.02 * hvd.size())
first, second = open_log(
    'logs/a') if hvd.rank() == 0 else tf.summary.create_noop_writer(), create_file_writer(
    'logs/b' if hvd.rank() == 0 else None)
for turn, x in enumerate(shard(tf.data.Dataset.from_tensor_slices(given)).batch(8)):
    with hvd.DistributedGradientTape(tf.GradientTape()) as seen:
        off = tf.reduce_mean((net(x) - tf.reduce_sum(x, 1, keepdims=True)) ** 2)
    parts = seen.gradient(off, net.trainable_variables)
    sgd.apply_gradients(zip(parts, net.trainable_variables))
    broadcast_once(net.variables, sgd)
    with first.as_default():
        scalar('off', off, step=turn)
    with second.as_default():
        scalar('twice', 2 * off, step=turn)
if hvd.rank() == 0:
    print(float(off))
