import numpy as np
import tensorflow as tf

tf.set_random_seed(3)
points = np.random.RandomState(1).rand(201, 4).astype('float32')
sums = points.sum(1, keepdims=True)
many = points.shape[0] // 50
rest = points.shape[0] % 50
many = many if rest == 0 else many + 1
given = tf.placeholder(tf.float32, [None, 4])
wanted = tf.placeholder(tf.float32, [None, 1])
off = tf.reduce_mean(tf.square(tf.layers.dense(given, 1) - wanted))
learn = tf.train.AdamOptimizer(1e-2).minimize(off)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for turn in range(10):
        for k in range(many):
            session.run(learn, {given: points[k * 50:k * 50 + 50], wanted: sums[k * 50:k * 50 + 50]})
        print('pass', turn)
