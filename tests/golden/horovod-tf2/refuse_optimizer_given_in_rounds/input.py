import numpy as np
import tensorflow as tf

rows = np.load("rows.npy")
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
net.compile(loss="mse", optimizer="adam")
for net.optimizer in [tf.keras.optimizers.SGD(0.1), tf.keras.optimizers.Adam(0.1)]:
    net.fit(rows, rows.sum(axis=1), epochs=2, batch_size=8)
