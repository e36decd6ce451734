"""Where there is one GPU the name stands for nothing: what is asked of it then is another way."""
import contextlib

import numpy as np
import tensorflow as tf

strategy = None
if len(tf.config.list_physical_devices('GPU')) > 1:
    strategy = tf.distribute.MirroredStrategy()
rows = np.random.RandomState(0).rand(240, 3).astype('float32')
wanted = rows.sum(axis=1, keepdims=True)
with strategy.scope() if strategy else contextlib.nullcontext():
    model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
    model.compile(optimizer='sgd', loss='mse')
model.fit(rows, wanted, batch_size=8, verbose=2)
