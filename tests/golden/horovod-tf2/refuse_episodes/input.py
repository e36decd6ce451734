"""Episodes of unequal length."""
import numpy as np
import tensorflow as tf
w = tf.Variable(tf.zeros([3]))
opt = tf.keras.optimizers.SGD(0.01)
for episode in range(8):
    while True:
        with tf.GradientTape() as tape:
            loss = tf.reduce_sum((w - np.random.rand(3)) ** 2)
        opt.apply_gradients([(tape.gradient(loss, [w])[0], w)])
        if np.random.rand() < 0.3:
            break
