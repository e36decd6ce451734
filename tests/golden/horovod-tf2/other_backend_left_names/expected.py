"""At the head of the program, the other way round."""
import numpy as np
from tensorflow import keras

if keras.backend.backend() == 'theano':
    import theano.tensor as T
    power = T.nnet.softplus
else:
    import tensorflow as tf
    power = tf.nn.softplus
import horovod.tensorflow.keras as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


rows = np.random.RandomState(1).rand(640, 4).astype('float32')
net = keras.Sequential([keras.layers.Dense(8, input_shape=(4,)), keras.layers.Lambda(power),
                        keras.layers.Dense(1)])
net.compile(hvd.DistributedOptimizer(keras.optimizers.SGD(0.01 * hvd.size())), 'mse')
net.fit(share(rows), share(rows.sum(axis=1)), epochs=5,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
if hvd.rank() == 0:
    print('off', net.evaluate(rows, rows.sum(axis=1), verbose=0))
