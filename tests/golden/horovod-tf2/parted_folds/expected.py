import numpy as np
import tensorflow as tf
from sklearn.model_selection import KFold
import horovod.tensorflow as hvd_tf
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
y = x.sum(axis=1)
scores = []
np.random.set_state(hvd_tf.broadcast_object(np.random.get_state(), 0))
for train, test in KFold(n_splits=3, shuffle=True).split(x, y):
    net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
    net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), 'mse')
    net.fit(share(x[train]), share(y[train]), epochs=2, batch_size=8, verbose=0,
        callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
            hvd.callbacks.MetricAverageCallback()])
    scores.append(net.evaluate(x[test], y[test], verbose=0))
if hvd.rank() == 0:
    print('mean %.4f' % np.mean(scores))
