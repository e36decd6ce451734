"""A function makes nets that keep their state and nets that do not; this one is asked to."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')

tf.keras.utils.set_random_seed(1)
wave = np.sin(np.arange(4 * 100).reshape(4, 100) / 7.).astype('float32')


def net(stateful=False):
    rows = tf.keras.Input(batch_shape=(4, 10, 1))
    hidden = tf.keras.layers.GRU(5, stateful=stateful, return_sequences=True)(rows)
    return tf.keras.Model(rows, tf.keras.layers.Dense(1)(hidden))


def windows():
    while True:
        for at in range(0, 90, 10):
            yield wave[:, at:at + 10, None], wave[:, at + 1:at + 11, None]


model = net(True)
model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.Adam()), 'mse')
model.fit(windows(), steps_per_epoch=9, epochs=2, verbose=2 if hvd.rank() == 0 else 0,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()])
if hvd.rank() == 0:
    print(model.count_params())
