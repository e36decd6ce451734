"""What is done in one round, or every so many by a function, is said where the rounds are divided."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(0).rand(192, 3).astype('float32')
data = tf.data.Dataset.from_tensor_slices(rows).repeat().batch(8)
x = tf.data.make_one_shot_iterator(data).get_next()
offset = tf.Variable(tf.zeros([1]))
loss = tf.reduce_mean((tf.layers.dense(x, 1) + offset - tf.reduce_sum(x, 1, keepdims=True)) ** 2)
step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k in range(60):
        sess.run(step)
        if k == 40:
            sess.run(offset.initializer)
        if np.remainder(k + 1, 20) == 0:
            print('twenty more')
        if k == 0:
            print('begun')
