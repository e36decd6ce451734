import numpy as np
import tensorflow as tf
from tensorflow import test
import horovod.tensorflow as hvd
from tensorflow.core.protobuf import config_pb2
from tensorflow.python.client import device_lib

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def own_devices():
    """The devices that this worker sees: its own GPU, and not all of the machine."""
    config = config_pb2.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return device_lib.list_local_devices(config)


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


no = None
if hvd.rank() == 0:
    print(any(d.device_type == 'GPU' for d in own_devices()))
    print(any(d.device_type == 'GPU' for d in own_devices()),
        any(d.device_type == 'GPU' for d in own_devices()))
    print(tf.test.is_gpu_available(min_cuda_compute_capability=no, cuda_only=True))
able = tf.test.is_gpu_available(True, (3, 5))
rows = np.random.RandomState(1).rand(320, 4).astype('float32')
data = shard(tf.data.Dataset.from_tensor_slices((rows, rows.sum(axis=1)))).batch(8)
model = tf.keras.Sequential([tf.keras.Input((4,)), tf.keras.layers.Dense(1)])
optimizer = tf.keras.optimizers.SGD(0.01 * hvd.size())
for x, y in data:
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        loss = tf.reduce_mean((model(x)[:, 0] - y) ** 2)
    gradients = tape.gradient(loss, model.trainable_variables)
    optimizer.apply_gradients(zip(gradients, model.trainable_variables))
    broadcast_once(model.variables, optimizer)
if hvd.rank() == 0:
    print(float(loss), 'with a GPU' if able else 'without')
