"""A function makes its queues in a graph that it is given."""
import numpy as np
import tensorflow as tf

np.savetxt("learn.csv", np.random.RandomState(0).rand(320, 3), delimiter=",", fmt="%.4f")
np.savetxt("test.csv", np.random.RandomState(1).rand(64, 3), delimiter=",", fmt="%.4f")


def lines_of(graph, path, size):
    with graph.as_default():
        queue = tf.train.string_input_producer([path])
        _, line = tf.TextLineReader().read(queue)
        a, b, c = tf.decode_csv(line, [[0.0], [0.0], [0.0]])
        return tf.train.batch([[a, b], [c]], size)


graph = tf.Graph()
some, wanted = lines_of(graph, "learn.csv", 16)
held, right = lines_of(graph, "test.csv", 64)
with graph.as_default():
    x = tf.placeholder(tf.float32, [None, 2])
    y = tf.placeholder(tf.float32, [None, 1])
    loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
    step = tf.train.GradientDescentOptimizer(0.05).minimize(loss)
    with tf.Session() as sess:
        sess.run(tf.global_variables_initializer())
        coord = tf.train.Coordinator()
        threads = tf.train.start_queue_runners(sess=sess, coord=coord)
        for k in range(80):
            a, b = sess.run([some, wanted])
            sess.run(step, {x: a, y: b})
        c, d = sess.run([held, right])
        print("error", sess.run(loss, {x: c, y: d}))
        coord.request_stop()
        coord.join(threads)
