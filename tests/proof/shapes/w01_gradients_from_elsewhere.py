"""The gradients come from another object than the optimizer that applies them."""
import numpy as np
import tensorflow.compat.v1 as tf
tf.disable_v2_behavior()


class Net:
    def __init__(self, x):
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - tf.reduce_sum(x, 1, keepdims=True)))

    def grads_and_vars(self):
        variables = tf.trainable_variables()
        return tf.gradients(self.loss, variables), variables


x = tf.placeholder(tf.float32, [None, 3])
grads, variables = Net(x).grads_and_vars()
optimizer = tf.train.GradientDescentOptimizer(0.1)
train = optimizer.apply_gradients(list(zip(grads, variables)))
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for i in range(12):
        sess.run(train, {x: np.random.rand(8, 3)})
