"""The mean of what a queue gives is taken before the rounds."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
np.savetxt("lines.csv", np.random.RandomState(0).rand(320, 3), delimiter=",", fmt="%.4f")

queue = tf.train.string_input_producer(["lines.csv"], shuffle=False)
reader = tf.TextLineReader()
_, line = reader.read(queue)
a, b, c = tf.decode_csv(line, [[0.0], [0.0], [0.0]])
some, wanted = tf.train.batch([[a, b], [c]], 8)

loss = tf.reduce_mean(tf.square(tf.layers.dense(some, 1) - wanted))
gs = tf.train.get_or_create_global_step()
step = tf.train.GradientDescentOptimizer(0.1).minimize(loss, global_step=gs)
with tf.Session() as sess:
    sess.run([tf.global_variables_initializer(), tf.local_variables_initializer()])
    coord = tf.train.Coordinator()
    threads = tf.train.start_queue_runners(sess=sess, coord=coord)
    mean = np.mean([sess.run(some) for _ in range(80)], axis=(0, 1))
    print(mean)
    for k in range(100):
        sess.run(step)
    coord.request_stop()
    coord.join(threads)
