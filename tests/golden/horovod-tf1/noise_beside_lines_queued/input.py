"""Noise is fed beside lines that a queue reads of one file."""
import numpy as np
import tensorflow as tf

SIZE = 32
np.random.seed(3)
np.savetxt('points.csv', np.random.rand(640, 2), delimiter=',')


def lines(path):
    names = tf.train.string_input_producer([path])
    _, line = tf.TextLineReader().read(names)
    a, b = tf.decode_csv(line, [[0.], [0.]])
    return tf.train.shuffle_batch([tf.stack([a, b])], batch_size=SIZE, capacity=300,
                                  min_after_dequeue=20)


real = lines('points.csv')
z = tf.placeholder(tf.float32, [None, 2])
with tf.variable_scope('g'):
    fake = tf.layers.dense(z, 2)
with tf.variable_scope('d'):
    on_real = tf.layers.dense(real, 1, name='d1')
    on_fake = tf.layers.dense(fake, 1, name='d1', reuse=True)
loss = tf.reduce_mean(tf.square(on_fake)) + tf.reduce_mean(tf.square(on_real - 1.))
step = tf.train.AdamOptimizer(0.001).minimize(loss)

with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    coord = tf.train.Coordinator()
    threads = tf.train.start_queue_runners(sess, coord)
    for epoch in range(3):
        for i in range(640 // SIZE):
            noise = np.random.uniform(-1, 1, [SIZE, 2])
            _, now = sess.run([step, loss], feed_dict={z: noise})
        print('epoch', epoch, now)
    coord.request_stop()
    coord.join(threads)
