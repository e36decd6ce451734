# A filter that not every caller asks for: a share behind it would be one only then.
import numpy as np
import tensorflow as tf


def batches(rows, keep=None):
    data = tf.data.Dataset.from_tensor_slices(rows)
    if keep:
        data = data.filter(keep)
    return data.batch(8)


drawn = np.random.RandomState(3).rand(192, 4).astype('float32')
net = tf.keras.Sequential([tf.keras.layers.Dense(4, input_shape=(4,))])
descent = tf.keras.optimizers.SGD(0.05)
for seen in batches(drawn):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(seen) - seen) ** 2)
    descent.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
