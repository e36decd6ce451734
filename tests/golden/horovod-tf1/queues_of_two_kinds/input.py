"""One function queues the files of two kinds of rows, and each step learns from both."""
import os
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
for kind in ("one", "other"):
    if not os.path.exists(kind):
        os.makedirs(kind)
    for number in range(12):
        np.savetxt("%s/part%02d.csv" % (kind, number), np.random.rand(40, 3), delimiter=",")


def batches_of(kind, size):
    found = sorted(os.path.join(kind, name) for name in os.listdir(kind))
    queue = tf.train.string_input_producer(found)
    _, line = tf.TextLineReader().read(queue)
    numbers = tf.decode_csv(line, [[0.0], [0.0], [0.0]])
    return tf.train.shuffle_batch([numbers], size, capacity=300, min_after_dequeue=80)


ones = batches_of("one", 8)
others = batches_of("other", 8)
loss = tf.reduce_mean(tf.square(tf.layers.dense(ones, 3) - others))
step = tf.train.AdamOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    coord = tf.train.Coordinator()
    threads = tf.train.start_queue_runners(sess=sess, coord=coord)
    for k in range(120):
        _, now = sess.run([step, loss])
        if k % 40 == 0:
            print("step", k, "loss", now)
    coord.request_stop()
    coord.join(threads)
