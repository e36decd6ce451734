"""The graph mixes the files that it finds."""
import os
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
if not os.path.exists("rows"):
    os.makedirs("rows")
for number in range(64):
    with open("rows/%02d.txt" % number, "w") as file:
        file.write("0.%d,0.2,0.3" % (number % 10))

files = tf.random_shuffle(tf.train.match_filenames_once("rows/*.txt"))
queue = tf.train.string_input_producer(files)
_, line = tf.WholeFileReader().read(queue)
a, b, c = tf.decode_csv(line, [[0.0], [0.0], [0.0]])
some, wanted = tf.train.shuffle_batch([[a, b], [c]], 8, 400, 100)

loss = tf.reduce_mean(tf.square(tf.layers.dense(some, 1) - wanted))
gs = tf.train.get_or_create_global_step()
step = tf.train.GradientDescentOptimizer(0.1).minimize(loss, global_step=gs)
with tf.Session() as sess:
    sess.run([tf.global_variables_initializer(), tf.local_variables_initializer()])
    coord = tf.train.Coordinator()
    threads = tf.train.start_queue_runners(sess=sess, coord=coord)
    for k in range(100):
        sess.run(step)
    coord.request_stop()
    coord.join(threads)
