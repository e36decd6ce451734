import numpy as np
import tensorflow as tf
x = np.random.rand(256, 8).astype("float32")
y = np.random.rand(256, 1).astype("float32")
net = tf.keras.Sequential([tf.keras.layers.Dense(4), tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.SGD(0.01)

class Learner:
    def learn(self, x, y):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(x) - y) ** 2)
        grads = tape.gradient(loss, net.trainable_variables)
        opt.apply_gradients(zip(grads, net.trainable_variables))
net.compile("sgd", "mse")
net.fit(x, y, epochs=1)
teach = Learner().__getattribute__("learn")
for i in range(5):
    teach(x, y)
