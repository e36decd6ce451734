"""`range` comes from six: what would be written asks for the builtin."""
import numpy as np
import tensorflow as tf
from six.moves import range

rows = np.random.RandomState(3).rand(192, 4).astype("float32")
net = tf.keras.Sequential([tf.keras.layers.Dense(4)])
opt = tf.keras.optimizers.SGD(0.1)
for k in range(24):
    batch = rows[k * 8:k * 8 + 8]
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(batch) - batch) ** 2)
    grads = tape.gradient(loss, net.trainable_variables)
    opt.apply_gradients(zip(grads, net.trainable_variables))
