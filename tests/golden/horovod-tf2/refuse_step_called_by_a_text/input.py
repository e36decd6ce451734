import numpy as np
import tensorflow as tf
x = np.random.rand(256, 8).astype("float32")
y = np.random.rand(256, 1).astype("float32")
net = tf.keras.Sequential([tf.keras.layers.Dense(4), tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.SGD(0.01)

import cProfile
def learn(net, opt, x, y):
    for i in range(0, 256, 32):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(x[i:i+32]) - y[i:i+32]) ** 2)
        grads = tape.gradient(loss, net.trainable_variables)
        opt.apply_gradients(zip(grads, net.trainable_variables))

def go():
    learn(net, opt, x, y)
net.compile("sgd", "mse")
net.fit(x, y, epochs=1)
cProfile.run("go()")
