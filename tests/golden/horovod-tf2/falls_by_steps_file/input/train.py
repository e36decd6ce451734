import numpy as np
import tensorflow as tf
from settings import opt, EPOCHS

x = np.linspace(0, 1, 203 * 3).reshape(-1, 3).astype('float32')
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
net.compile(loss='mse', optimizer=opt)
net.fit(x, x.sum(axis=1), epochs=EPOCHS, batch_size=8)
