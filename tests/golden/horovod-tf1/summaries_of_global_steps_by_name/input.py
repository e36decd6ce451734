"""How often summaries are written is told by its name."""
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(1).rand(640, 4).astype("float32")
marks = rows.sum(1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = tf.train.GradientDescentOptimizer(0.05).minimize(loss)
saver = tf.train.Saver()
written = tf.contrib.summary.create_file_writer("logs")
with written.as_default(), tf.contrib.summary.record_summaries_every_n_global_steps(n=50):
    tf.contrib.summary.scalar("loss", loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for turn in range(200):
        at = np.random.randint(0, len(rows), 16)
        sess.run([step, tf.contrib.summary.all_summary_ops()], {x: rows[at], y: marks[at]})
