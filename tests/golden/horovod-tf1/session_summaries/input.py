import numpy as np
import tensorflow as tf

x = tf.placeholder(tf.float32, [None, 3])
w = tf.Variable(tf.random_normal([3, 1]))
loss = tf.reduce_mean(tf.square(tf.matmul(x, w)))
tf.summary.scalar('loss', loss)
train_op = tf.train.AdamOptimizer(0.001).minimize(loss)
merged = tf.summary.merge_all()
with tf.Session() as sess:
    writer = tf.summary.FileWriter('logs', sess.graph)
    sess.run(tf.global_variables_initializer())
    for step in range(20):
        summary, _ = sess.run([merged, train_op], {x: np.random.rand(8, 3)})
        writer.add_summary(summary, step)
    writer.close()
