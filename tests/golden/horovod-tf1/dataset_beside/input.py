import numpy as np
import tensorflow as tf

points = np.random.RandomState(2).rand(120, 3).astype('float32')
both = tf.data.Dataset.from_tensor_slices((points, points.sum(1, keepdims=True)))
x, y = both.shuffle(40).batch(8).repeat().make_one_shot_iterator().get_next()
all_x, all_y = both.batch(120).repeat().make_one_shot_iterator().get_next()
w = tf.get_variable('w', [3, 1])
cost = tf.losses.mean_squared_error(y, tf.matmul(x, w))
of_all = tf.losses.mean_squared_error(all_y, tf.matmul(all_x, w))
op = tf.train.AdamOptimizer(0.01).minimize(cost)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for step in range(60):
        sess.run(op)
    print('all rows: %.4f' % sess.run(of_all))
