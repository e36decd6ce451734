import numpy as np
import tensorflow as tf

tf.enable_eager_execution()
tfe = tf.contrib.eager
w = tfe.Variable(np.random.randn())
xs = np.linspace(0, 1, 50)


def loss(inputs, targets):
    return tf.reduce_mean(tf.square(inputs * w - targets))


optimizer = tf.train.GradientDescentOptimizer(0.01)
gradients = tfe.implicit_gradients(loss)
for step in range(100):
    optimizer.apply_gradients(gradients(xs, 3 * xs))
