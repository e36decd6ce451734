import numpy as np
import tensorflow as tf

w = tf.Variable(tf.random.normal([3, 1]))
opt = tf.keras.optimizers.SGD(0.1)
for x in tf.data.Dataset.from_tensor_slices(np.random.rand(40, 3).astype('float32')).batch(8):
    opt.minimize(lambda: tf.reduce_mean(tf.matmul(x, w) ** 2), [w])
