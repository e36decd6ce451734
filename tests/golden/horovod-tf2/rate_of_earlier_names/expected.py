"""Fine tuning at a tenth of the rate that the first optimizer has by then."""
import numpy as np
import tensorflow as tf
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


x = np.random.RandomState(0).rand(256, 4).astype('float32')
below = tf.keras.Sequential([tf.keras.layers.Dense(3, activation='relu', input_shape=(4,))])
net = tf.keras.Sequential([below, tf.keras.layers.Dense(1)])
below.trainable = False
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.1 * hvd.size())), 'mse')
net.fit(share(x), share(x.sum(1)), epochs=1, batch_size=8,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
below.trainable = True
net.compile(
    hvd.DistributedOptimizer(tf.keras.optimizers.SGD(net.optimizer.learning_rate.numpy() / 10)),
    'mse')
net.fit(share(x), share(x.sum(1)), epochs=1, batch_size=8,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
