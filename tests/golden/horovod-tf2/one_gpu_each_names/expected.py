import numpy as np
from tensorflow import keras
import horovod.tensorflow.keras as hvd
import tensorflow as tf

hvd.init()
gpus_2 = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus_2:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus_2:
    tf.config.experimental.set_visible_devices(gpus_2[hvd.local_rank()], 'GPU')


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


several = False
drawn = np.random.RandomState(5)
rows = drawn.rand(48, 3)
net = keras.Sequential([keras.layers.Dense(1, input_shape=(3,))])
if several == True:
    from tensorflow.keras.utils import multi_gpu_model
    net = net
net.compile(hvd.DistributedOptimizer(keras.optimizers.SGD(0.05 * hvd.size())), "mse")
net.fit(share(rows), share(rows.mean(axis=1)), epochs=4, batch_size=8,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
if hvd.rank() == 0:
    print("loss %.4f" % net.evaluate(rows, rows.mean(axis=1), verbose=1 if hvd.rank() == 0 else 0))
