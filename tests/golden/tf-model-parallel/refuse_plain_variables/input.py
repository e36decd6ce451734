import numpy as np
import tensorflow as tf
from tensorflow.keras import layers

w = tf.Variable(tf.ones((4, 1)))
opt = tf.keras.optimizers.SGD(0.1)
x, y = tf.ones((8, 4)), tf.ones((8, 1))
with tf.GradientTape() as tape:
    loss = tf.reduce_mean((tf.matmul(x, w) - y) ** 2)
opt.apply_gradients(zip(tape.gradient(loss, [w]), [w]))
