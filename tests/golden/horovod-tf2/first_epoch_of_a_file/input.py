# The number of the first epoch is in a file that the first machine has; the last one is written here.
import numpy as np
import tensorflow as tf
import os

tf.random.set_seed(1)
rows = np.random.RandomState(2).rand(96, 3).astype("float32")
wanted = rows.sum(axis=1)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
net.compile(tf.keras.optimizers.SGD(0.05), 'mse')
first = 0
if os.path.exists('epoch.txt'):
    first = int(open('epoch.txt').read())
net.fit(rows, wanted, batch_size=8, initial_epoch=first, epochs=10, verbose=2)
with open('epoch.txt', 'w') as out:
    out.write('8')
