"""A named number of updates in every round."""
import numpy as np
import tensorflow as tf

AGAIN = 4
rows = np.random.RandomState(3).rand(320, 4).astype("float32")
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
net.compile("sgd", "mse")
for k in range(40):
    for _ in range(AGAIN):
        at = np.random.randint(0, len(rows), 8)
        net.train_on_batch(rows[at, :3], rows[at, 3:])
