# A file is named by the number of the process that writes it.
import os
import numpy as np
import tensorflow as tf

name = 'rows%d.npy' % os.getpid()
np.save(name, np.random.RandomState(0).rand(640, 4).astype('float32'))
x = np.load(name)
os.remove(name)
model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
model.compile(loss='mse', optimizer='sgd')
model.fit(x, x[:, :1], batch_size=16, epochs=2)
