"""An object moves the rate on in a method, once a round."""
import numpy as np
import tensorflow as tf
rows = np.random.RandomState(0).rand(320, 4).astype("float32")
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
net.compile(tf.keras.optimizers.SGD(0.5), 'mse')
class S:
    def __init__(self):
        self.rate = 0.5
    def step(self):
        self.rate *= 0.99
        tf.keras.backend.set_value(net.optimizer.learning_rate, self.rate)
s = S()
for k in range(0, len(rows), 8):
    net.train_on_batch(rows[k:k + 8, :3], rows[k:k + 8, 3:])
    s.step()
