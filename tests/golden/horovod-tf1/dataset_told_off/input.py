import numpy as np
import tensorflow as tf

points = np.random.RandomState(2).rand(170, 3).astype('float32')
data = tf.data.Dataset.from_tensor_slices((points, points.sum(1, keepdims=True))).skip(10)
x, y = data.shuffle(40).batch(8).repeat().make_one_shot_iterator().get_next()
cost = tf.losses.mean_squared_error(y, tf.layers.dense(x, 1))
op = tf.train.AdamOptimizer(0.01).minimize(cost)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for step in range(60):
        sess.run(op)
