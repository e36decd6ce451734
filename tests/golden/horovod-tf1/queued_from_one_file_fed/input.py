"""A queue reads the lines of one file in several threads; what it gives is fed to each step."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
np.savetxt("lines.csv", np.random.RandomState(0).rand(640, 3), delimiter=",", fmt="%.4f")


def lines_of(path):
    reader = tf.TextLineReader()
    queue = tf.train.string_input_producer([path])
    key, line = reader.read(queue)
    a, b, c = tf.decode_csv(line, [[0.0], [0.0], [0.0]])
    return tf.train.shuffle_batch([[a, b], [c]], batch_size=16, capacity=400,
                                  min_after_dequeue=100, num_threads=2)


some, wanted = lines_of("lines.csv")
x = tf.placeholder(tf.float32, [None, 2])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = tf.train.GradientDescentOptimizer(0.05).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    coord = tf.train.Coordinator()
    threads = tf.train.start_queue_runners(sess=sess, coord=coord)
    for turn in range(4):
        for k in range(640 // 16):
            rows, right = sess.run([some, wanted])
            _, now = sess.run([step, loss], feed_dict={x: rows, y: right})
        print("turn", turn, "loss", now)
    coord.request_stop()
    coord.join(threads)
