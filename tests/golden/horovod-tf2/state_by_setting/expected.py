"""Whether layers keep their state is said by a setting, and the batches follow each other."""
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
STATEFUL = True
text = np.sin(np.arange(4 * 200).reshape(4, 200) / 7.).astype('float32')


def windows():
    while True:
        for at in range(0, 190, 10):
            yield text[:, at:at + 10, None], text[:, at + 1:at + 11, None]


rows = tf.keras.Input(batch_shape=(4, 10, 1))
hidden = tf.keras.layers.LSTM(8, stateful=STATEFUL, return_sequences=True)(rows)
model = tf.keras.Model(rows, tf.keras.layers.Dense(1)(hidden))
model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.Adam()), 'mse')
model.fit(windows(), steps_per_epoch=19, epochs=2, verbose=2 if hvd.rank() == 0 else 0,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()])
if hvd.rank() == 0:
    print(model.count_params())
