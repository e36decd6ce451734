"""Two copies follow a net, and a setting says whether one of them is made."""
import sys

import numpy as np
import tensorflow as tf

rows = np.random.RandomState(0).rand(96, 4).astype('float32')


def layered():
    return tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])


net, near = layered(), layered()
near.set_weights(net.get_weights())
both = len(sys.argv) > 1
if both:
    far = layered()
opt = tf.keras.optimizers.SGD(0.05)
for x in tf.data.Dataset.from_tensor_slices(rows).batch(8):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(x) - near(x) - 1.) ** 2)
    opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
    for copy, own in zip(near.variables, net.variables):
        copy.assign(0.9 * copy + 0.1 * own)
    if both:
        for copy, own in zip(far.variables, net.variables):
            copy.assign(0.5 * copy + 0.5 * own)
print(np.isfinite(near.get_weights()[0]).all())
