import os
import tensorflow as tf


class Ways:
    def __init__(self, name):
        self.way = __import__(name)

    def given(self, number):
        return self.way.sqrt(number)


tf.random.set_seed(4)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.Adam(1e-3)
ways = Ways(os.environ.get("WAY_OF_ROWS", "math"))
data = tf.data.Dataset.from_tensor_slices(tf.random.uniform([96, 4])).batch(8)
for epoch in range(2):
    for x in data:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(net(x[:, 1:]) - x[:, :1])) * ways.given(4)
        g = tape.gradient(loss, net.trainable_variables)
        opt.apply_gradients(zip(g, net.trainable_variables))
