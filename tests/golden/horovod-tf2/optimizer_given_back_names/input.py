import numpy as np
import tensorflow as tf


def build(net, decay, rate):
    opt = tf.keras.optimizers.SGD(rate, 0.9, nesterov=True)
    seen = tf.keras.metrics.Mean()

    @tf.function
    def training(x, y):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(net(x, training=True) - y))
        v = net.trainable_variables
        g = tape.gradient(loss, v)
        if decay > 0.:
            g = [a + b * decay for a, b in zip(g, v)]
        opt.apply_gradients(zip(g, v))
        seen.update_state(loss)

    return training, seen, opt


np.random.seed(4)
x = np.random.rand(96, 4).astype("float32")
net = tf.keras.Sequential([tf.keras.layers.Dense(8), tf.keras.layers.Dense(1)])
step, seen, opt = build(net, 5e-2, 0.1)
data = tf.data.Dataset.from_tensor_slices((x[:, 1:], x[:, :1])).batch(8, drop_remainder=True)
for epoch in range(3):
    for a, b in data:
        step(a, b)
