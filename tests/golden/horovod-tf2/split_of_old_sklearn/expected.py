"""Parts of rows by the module that scikit-learn had until 0.20."""
import numpy as np
import tensorflow as tf
from sklearn.cross_validation import StratifiedKFold, train_test_split
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


x = np.random.RandomState(0).rand(400, 3).astype('float32')
y = (x.sum(axis=1) > 1.5).astype('float32')
np.random.set_state(hvd_tf.broadcast_object(np.random.get_state(), 0))
x, held, y, answers = train_test_split(x, y, test_size=0.1)
np.random.set_state(hvd_tf.broadcast_object(np.random.get_state(), 0))
for train, test in StratifiedKFold(y, n_folds=4, shuffle=True):
    model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
    model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), 'mse')
    model.fit(share(x[train]), share(y[train]), epochs=3, batch_size=8,
        callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
            hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
    if hvd.rank() == 0:
        print(model.evaluate(x[test], y[test], verbose=1 if hvd.rank() == 0 else 0),
            model.evaluate(held, answers, verbose=1 if hvd.rank() == 0 else 0))
