"""Few rounds of a loop are divided, as the one around it goes by its own number: it is said."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(0).rand(192, 3).astype('float32')
data = tf.data.Dataset.from_tensor_slices(rows).repeat().batch(8)
x = tf.data.make_one_shot_iterator(data).get_next()
loss = tf.reduce_mean((tf.layers.dense(x, 1) - tf.reduce_sum(x, 1, keepdims=True)) ** 2)
step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
again = 4
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    turn = 0
    while turn < 30:
        for _ in range(again):
            sess.run(step)
        turn += 1
