"""A function cuts rows that the module names."""
import numpy as np
import tensorflow as tf
rows = np.random.RandomState(3).rand(160, 4).astype("float32")
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
net.compile(tf.keras.optimizers.SGD(0.01), "mse")
def train():
    for epoch in range(2):
        for k in range(0, len(rows), 8):
            net.train_on_batch(rows[k:k + 8, :3], rows[k:k + 8, 3:])
train()
