"""A layer keeps its state from row to row, which is why its few rows, fitted in each round, are not divided."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')

x = np.arange(25).reshape(25, 1, 1) / 26.0
y = np.eye(26)[1:]
model = tf.keras.Sequential()
model.add(tf.keras.layers.LSTM(4, batch_input_shape=(1, 1, 1), stateful=True))
model.add(tf.keras.layers.Dense(26, activation="softmax"))
model.compile(loss="categorical_crossentropy",
    optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.Adam()))
for i in range(2):
    model.fit(x, y, epochs=1, batch_size=1, shuffle=False,
        callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
            hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
    model.reset_states()
