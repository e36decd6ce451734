"""A folder that is there stops the program; the first worker's TensorBoard makes it, and later ones find it."""
import os
import numpy as np
import tensorflow as tf

LOGS = 'shown/a'
x = np.random.RandomState(1).rand(64, 3).astype('float32')
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
net.compile('sgd', 'mse')
if os.path.exists(LOGS):
    raise ValueError(LOGS + ' is there: change or delete it')
net.fit(x, x.sum(axis=1), epochs=2, batch_size=8, verbose=0, callbacks=[tf.keras.callbacks.TensorBoard(LOGS)])
print(net.count_params())
