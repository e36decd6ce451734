import numpy as np
import tensorflow as tf

tf.set_random_seed(3)
rows = np.random.RandomState(0).rand(96, 4).astype('float32')
x = tf.placeholder(tf.float32, [None, 4])
training = tf.placeholder(tf.bool)
out = tf.layers.batch_normalization(tf.layers.dense(x, 4), training=training)
loss = tf.reduce_mean((out - x) ** 2)
with tf.control_dependencies(tf.get_collection(tf.GraphKeys.UPDATE_OPS)):
    step = tf.train.GradientDescentOptimizer(0.05).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for turn in range(3):
        for k in range(12):
            sess.run(step, {x: rows[k * 8:k * 8 + 8], training: True})
            if k % 5 == 0:
                print('held', turn, sess.run(loss, {x: rows, training: False}))
