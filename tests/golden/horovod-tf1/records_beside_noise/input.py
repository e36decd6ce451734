"""One file of rows is read by a queue, and noise is drawn beside it: it is the rows that are shared."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
BATCH = 8
np.savetxt('points.csv', np.random.rand(320, 2), delimiter=',')


def rows(path):
    names = tf.train.string_input_producer([path])
    _, line = tf.TextLineReader().read(names)
    a, b = tf.decode_csv(line, [[0.], [0.]])
    return tf.train.batch([tf.stack([a, b])], batch_size=BATCH)


real = rows('points.csv')
z = tf.placeholder(tf.float32, [None, 2])
with tf.variable_scope('g'):
    fake = tf.layers.dense(z, 2)
with tf.variable_scope('d'):
    on_real = tf.layers.dense(real, 1, name='d1')
    on_fake = tf.layers.dense(fake, 1, name='d1', reuse=True)
loss = tf.reduce_mean(tf.square(on_fake)) + tf.reduce_mean(tf.square(on_real - 1.))
step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    coord = tf.train.Coordinator()
    threads = tf.train.start_queue_runners(sess, coord)
    for epoch in range(3):
        for i in range(320 // BATCH):
            noise = np.random.uniform(-1, 1, [BATCH, 2])
            sess.run(step, feed_dict={z: noise})
    coord.request_stop()
    coord.join(threads)
