import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd
import tensorflow.compat.v1 as tf1

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def own_gpu_v1(config):
    """The configuration, in which this worker sees its own GPU."""
    config = config or tf1.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


options = tf.compat.v1.GPUOptions(allow_growth=True)
tf.compat.v1.keras.backend.set_session(
    tf.compat.v1.Session(config=own_gpu_v1(tf.compat.v1.ConfigProto(gpu_options=options))))
beside = tf.compat.v1.InteractiveSession(config=own_gpu_v1(None))

rng = np.random.RandomState(5)
rows = rng.rand(240, 4).astype('float32')
wanted = rows.sum(axis=1, keepdims=True)

model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.05 * hvd.size())), 'mse')
model.fit(share(rows), share(wanted), epochs=3, batch_size=8, verbose=0,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()])
if hvd.rank() == 0:
    print(model.evaluate(rows, wanted, verbose=0))
beside.close()
