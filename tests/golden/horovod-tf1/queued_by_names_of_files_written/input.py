"""Files are written one after the other, and queued by a list of their names."""
import numpy as np
import tensorflow as tf

names = ["part_%d.csv" % k for k in range(4)]
for k, name in enumerate(names):
    np.savetxt(name, np.random.RandomState(k).rand(100, 3), delimiter=",", fmt="%.4f")
queue = tf.train.string_input_producer(names)
_, line = tf.TextLineReader().read(queue)
a, b, c = tf.decode_csv(line, [[0.0], [0.0], [0.0]])
x, y = tf.train.batch([[a, b], [c]], 16)
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = tf.train.GradientDescentOptimizer(0.05).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    coord = tf.train.Coordinator()
    threads = tf.train.start_queue_runners(sess=sess, coord=coord)
    for k in range(100):
        sess.run(step)
    print("loss", sess.run(loss))
    coord.request_stop()
    coord.join(threads)
