import numpy as np
import tensorflow as tf
x = np.random.rand(256, 8).astype("float32")
y = np.random.rand(256, 1).astype("float32")
net = tf.keras.Sequential([tf.keras.layers.Dense(4), tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.SGD(0.01)

import ray
class Learner:
    def __init__(self):
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1)])
        self.opt = tf.keras.optimizers.SGD(0.1)
    def learn(self, x, y):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((self.net(x) - y) ** 2)
        grads = tape.gradient(loss, self.net.trainable_variables)
        self.opt.apply_gradients(zip(grads, self.net.trainable_variables))
Far = ray.remote(Learner)
far = Far.remote()
net.compile("sgd", "mse")
net.fit(x, y, epochs=1)
for i in range(10):
    far.learn.remote(x, y)
