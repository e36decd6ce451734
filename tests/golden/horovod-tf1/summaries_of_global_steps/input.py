"""Summaries are recorded every so many global steps."""
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(1).rand(640, 4).astype("float32")
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 4) - x))
done = tf.train.get_or_create_global_step()
step = tf.train.GradientDescentOptimizer(0.05).minimize(loss, global_step=done)
writer = tf.contrib.summary.create_file_writer("logs")
with writer.as_default(), tf.contrib.summary.record_summaries_every_n_global_steps(50):
    tf.contrib.summary.scalar("loss", loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    tf.contrib.summary.initialize(graph=tf.get_default_graph())
    for turn in range(400):
        at = np.random.randint(0, len(rows), 16)
        sess.run([step, tf.contrib.summary.all_summary_ops()], {x: rows[at]})
