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


x = np.linspace(0, 1, 203 * 3).reshape(-1, 3).astype('float32')
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
net.compile(
    hvd.DistributedOptimizer(
        tf.keras.optimizers.legacy.SGD(lr=0.01 * hvd.size(), decay=0.02 * hvd.size(),
            momentum=0.9)), 'mse')
net.fit(share(x), share(x.sum(axis=1)), epochs=3, batch_size=8,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
if hvd.rank() == 0:
    print(net.predict(x[:2]))
before = net.predict(x[:8], verbose='auto' if hvd.rank() == 0 else 0)
