import numpy as np
import tensorflow as tf

x = tf.placeholder(tf.float32, [None, 3])
w = tf.Variable(tf.random_normal([3, 1]))
loss = tf.reduce_mean(tf.square(tf.matmul(x, w)))
optimizer = tf.train.AdamOptimizer(0.001)
grads_and_vars = optimizer.compute_gradients(loss)
clipped = [(tf.clip_by_value(g, -1., 1.), v) for g, v in grads_and_vars]
train_op = optimizer.apply_gradients(clipped)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for step in range(20):
        sess.run(train_op, {x: np.random.rand(8, 3)})
