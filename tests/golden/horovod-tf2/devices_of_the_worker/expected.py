import numpy as np
import tensorflow as tf
from tensorflow.python.client import device_lib
import horovod.tensorflow.keras as hvd
from tensorflow.core.protobuf import config_pb2

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


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


def gpus_there():
    return [d.name for d in own_devices() if d.device_type == 'GPU']


if hvd.rank() == 0:
    print(len(gpus_there()), 'GPUs',
        next((d.name for d in own_devices() if d.device_type == 'GPU'), ''))
place = '/gpu:0' if any(d.device_type == 'GPU' for d in own_devices()) else '/cpu:0'
rows = np.random.RandomState(1).rand(320, 4).astype('float32')
with tf.device(place):
    model = tf.keras.Sequential([tf.keras.Input((4,)), tf.keras.layers.Dense(1)])
model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), 'mse')
model.fit(share(rows), share(rows.sum(axis=1)), batch_size=8, epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
