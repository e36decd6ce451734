"""The graph finds the files, each of which is one row."""
import os
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
if not os.path.exists("rows"):
    os.makedirs("rows")
for number in range(160):
    with open("rows/%03d.txt" % number, "w") as file:
        file.write("%.4f,%.4f,%.4f" % tuple(np.random.rand(3)))

queue = tf.train.string_input_producer(tf.train.match_filenames_once("rows/*.txt"))
_, whole = tf.WholeFileReader().read(queue)
a, b, c = tf.decode_csv(whole, [[0.0], [0.0], [0.0]])
x, y = tf.train.shuffle_batch([[a, b], [c]], 8, capacity=120, min_after_dequeue=40)
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = tf.train.GradientDescentOptimizer(0.05).minimize(loss)
with tf.Session() as sess:
    sess.run([tf.global_variables_initializer(), tf.local_variables_initializer()])
    coord = tf.train.Coordinator()
    threads = tf.train.start_queue_runners(sess=sess, coord=coord)
    for k in range(100):
        sess.run(step)
    print("loss", sess.run(loss))
    coord.request_stop()
    coord.join(threads)
