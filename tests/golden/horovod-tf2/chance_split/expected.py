import numpy as np
import sklearn.model_selection
import tensorflow as tf
import horovod.tensorflow.keras as hvd
import horovod.tensorflow as hvd_tf

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


x, y = np.random.rand(96, 3).astype("float32"), np.random.rand(96).astype("float32")
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.Adam(0.001 * hvd.size())), 'mse')
np.random.set_state(hvd_tf.broadcast_object(np.random.get_state(), 0))
x_train, x_test, y_train, y_test = sklearn.model_selection.train_test_split(x, y, test_size=0.2)
net.fit(share(x_train), share(y_train),
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
if hvd.rank() == 0:
    print(net.evaluate(x_test, y_test, verbose=1 if hvd.rank() == 0 else 0))
