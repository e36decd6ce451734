"""Files are read by a queue, as often as need be, and the rounds are counted."""
import glob
import os
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
if not os.path.exists("rows"):
    os.makedirs("rows")
for number in range(64):
    np.savetxt("rows/part%02d.csv" % number, np.random.rand(10, 3), delimiter=",")


def inputs(files, size):
    queue = tf.train.string_input_producer(files)
    _, line = tf.TextLineReader().read(queue)
    a, b, c = tf.decode_csv(line, [[0.0], [0.0], [0.0]])
    return tf.train.shuffle_batch([[a, b], [c]], size, capacity=200, min_after_dequeue=40)


x, y = inputs(sorted(glob.glob("rows/*.csv")), 8)
loss = tf.reduce_mean((tf.layers.dense(x, 1) - y) ** 2)
step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    coord = tf.train.Coordinator()
    threads = tf.train.start_queue_runners(sess=sess, coord=coord)
    for k in range(120):
        if coord.should_stop():
            break
        sess.run(step)
    coord.request_stop()
    coord.join(threads)
