"""Each round learns from the same points, which are drawn, and from a graph of chance."""
import numpy as np
import tensorflow as tf

points = tf.random.uniform((20, 1))
graph = (np.random.rand(20, 20) < 0.3).astype("float32")
net = tf.keras.Sequential([tf.keras.layers.Dense(4, "tanh", input_shape=(1,)),
                           tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.SGD(0.01)
for k in range(20):
    with tf.GradientTape() as tape:
        with tf.GradientTape() as inner:
            inner.watch(points)
            u = net(points)
        slope = inner.gradient(u, points)
        loss = tf.reduce_mean((slope + u) ** 2) + tf.reduce_mean((graph @ u - u) ** 2)
    grads = tape.gradient(loss, net.trainable_variables)
    opt.apply_gradients(zip(grads, net.trainable_variables))
