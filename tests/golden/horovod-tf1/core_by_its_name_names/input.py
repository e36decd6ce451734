import numpy as np
import tensorflow_core as tf

x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 4) - x))
train = tf.train.AdamOptimizer(1e-3).minimize(loss)
s = tf.summary.scalar('loss', loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    writer = tf.summary.FileWriter('logs', sess.graph)
    for i in range(40):
        _, v = sess.run([train, s], {x: np.random.normal(size=(32, 4))})
        writer.add_summary(v, i)
