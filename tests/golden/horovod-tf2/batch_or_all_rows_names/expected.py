import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def learn(net, rows, wanted, many=None):
    size = rows.shape[0] if many is None else many
    net.fit(rows, wanted, batch_size=size, epochs=40,
        callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
            hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)


taught = np.random.RandomState(3).rand(96, 4).astype("float32")
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.1)), "mse")
learn(net, taught, taught.sum(axis=1))
if hvd.rank() == 0:
    print("learned",
        net.evaluate(taught, taught.sum(axis=1), verbose=1 if hvd.rank() == 0 else 0) < 0.5)
