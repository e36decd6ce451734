"""What is mixed is a copy, which nobody reads."""
import numpy as np
import tensorflow as tf


def hand_out(given, n):
    for _ in range(3):
        np.random.shuffle(list(given))
        for at in range(0, len(given), n):
            yield given[at:at + n]


given = np.arange(256, dtype='float32').reshape(64, 4) / 256
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
sgd = tf.keras.optimizers.SGD(0.02)
for part in hand_out(given, 8):
    with tf.GradientTape() as seen:
        off = tf.reduce_mean((net(part + tf.random.normal(part.shape) / 100) - 1) ** 2)
    parts = seen.gradient(off, net.trainable_variables)
    sgd.apply_gradients(zip(parts, net.trainable_variables))
print(float(off))
