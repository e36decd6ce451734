import numpy as np
import tensorflow as tf

x = tf.range(400.) / 400.
data = tf.data.Dataset.from_tensor_slices(x).batch(4, drop_remainder=True).map(lambda w: (w[:-1], w[-1])).shuffle(100).batch(8)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.1)


def train_step(a, b):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(a)[:, 0] - b) ** 2)
    opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
    return loss


for a, b in data.take(1):
    print(a.shape)
for epoch in range(3):
    for a, b in data:
        train_step(a, b)
