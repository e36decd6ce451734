"""A penalty on the gradients by the input; those by the weights are computed and applied in two calls."""
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(4).rand(203, 5).astype(np.float32)
real = tf.placeholder(tf.float32, [None, 5])


def critic(x, reuse):
    with tf.variable_scope('critic', reuse=reuse):
        return tf.layers.dense(tf.layers.dense(x, 4, activation=tf.nn.tanh), 1)


score = critic(real, False)
slopes = tf.gradients(critic(real * 0.5, True), [real])[0]
penalty = tf.reduce_mean(tf.square(tf.sqrt(tf.reduce_sum(tf.square(slopes), 1)) - 1.))
loss = tf.reduce_mean(score) + penalty
opt = tf.train.AdamOptimizer(0.01)
grads = opt.compute_gradients(loss)
train = opt.apply_gradients(grads)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(3):
        for i in range(len(rows) // 10):
            sess.run(train, {real: rows[i * 10:(i + 1) * 10]})
