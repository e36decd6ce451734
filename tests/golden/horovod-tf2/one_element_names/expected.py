"""A dataset of one element, and one of one batch: no share of them makes fewer steps."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')

rng = np.random.RandomState(0)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
net.compile(loss='mse', optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01)))
for k in range(10):
    rows = rng.rand(64, 4).astype('float32')
    whole = tf.data.Dataset.zip((tf.data.Dataset.from_tensors(rows),
                                 tf.data.Dataset.from_tensors(rows.sum(1))))
    net.fit(whole, epochs=2,
        callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
            hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
    batch = tf.data.Dataset.from_tensor_slices((rows, rows.sum(1))).batch(len(rows))
    net.fit(batch, epochs=2,
        callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
            hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
