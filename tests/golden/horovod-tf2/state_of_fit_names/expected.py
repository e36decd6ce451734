import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')

wave = np.sin(np.arange(120) / 9.).astype('float32')
x = np.stack([wave[i:i + 6] for i in range(100)])[..., None]
y = wave[6:106]
net = tf.keras.Sequential([tf.keras.layers.LSTM(4, stateful=True, batch_input_shape=(1, 6, 1)), tf.keras.layers.Dense(1)])
net.compile(loss='mse', optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.SGD()))
for again in range(2):
    net.fit(x, y, batch_size=1, shuffle=False, epochs=1,
        callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
            hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
    net.reset_states()
