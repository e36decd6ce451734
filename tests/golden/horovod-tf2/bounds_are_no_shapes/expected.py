"""What numbers are drawn between or from is not how many rows there are."""
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


tf.keras.utils.set_random_seed(1)


def fitted(x):
    model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
    model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), 'mse')
    return model.fit(share(x), share(x.sum(1)), epochs=2, verbose=0,
        callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
            hvd.callbacks.MetricAverageCallback()]).history['loss'][-1]


clouds = [np.random.multivariate_normal([1, 1], [[1, 0], [0, 1]], 120),
          np.random.uniform(low=[1, 0], high=[2, 3], size=(96, 2)),
          np.random.choice([1, 2, 3], size=(100, 2)).astype('float32'),
          np.random.normal((1, 2), 1, (80, 2))]
for cloud in clouds:
    value = fitted(cloud) < 100
    if hvd.rank() == 0:
        print(value)
kept = np.random.normal(loc=(1, 2), size=(64, 2))
model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.Adam(0.01 * hvd.size())), 'mse')
model.fit(share(kept), share(kept.mean(1)), epochs=2, verbose=2 if hvd.rank() == 0 else 0,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()])
