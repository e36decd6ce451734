"""A file is opened to be read and written, and only read: all workers read it."""
import numpy as np
import tensorflow as tf

np.savetxt('rows.txt', np.random.RandomState(0).rand(96, 4))
source = open('rows.txt', 'r+')
rows = np.array([[float(v) for v in line.split()] for line in source])
source.close()
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
net.compile(tf.keras.optimizers.legacy.SGD(0.05), 'mse')
net.fit(rows[:, 1:], rows[:, 0], batch_size=8, epochs=2)
print(net.evaluate(rows[:, 1:], rows[:, 0], verbose=0) < 10)
