import numpy as np
import tensorflow as tf

rows = np.random.RandomState(1).rand(800, 4)
x = tf.placeholder(tf.float32, [None, 4])
step = tf.train.AdamOptimizer(0.01).minimize(
    tf.reduce_mean(tf.square(tf.layers.dense(x, 3))))
saver = tf.train.Saver()
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    begin = "0"
    last = tf.train.latest_checkpoint("kept")
    if last:
        saver.restore(sess, last)
        begin = last.split("-")[-1]
    begin = int(begin.strip())
    for k in range(begin, 200):
        sess.run(step, {x: rows[np.random.randint(0, 800, 20)]})
        if k % 50 == 0:
            saver.save(sess, "kept/made", k)
    print("made")
