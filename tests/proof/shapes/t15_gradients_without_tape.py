"""An optimizer that works out gradients eagerly, without a tape."""
import numpy as np
import tensorflow as tf
x = np.random.RandomState(0).rand(96, 3).astype('float32')
y = x.sum(1)
w = tf.Variable(tf.zeros([3]))
opt = tf.compat.v1.train.GradientDescentOptimizer(0.01)
for a, b in tf.data.Dataset.from_tensor_slices((x, y)).batch(8):
    pairs = opt.compute_gradients(lambda: tf.reduce_mean((tf.reduce_sum(a * w, 1) - b) ** 2), [w])
    opt.apply_gradients(pairs)
