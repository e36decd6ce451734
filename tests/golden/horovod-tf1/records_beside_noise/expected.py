"""One file of rows is read by a queue, and noise is drawn beside it: it is the rows that are shared."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd
import collections

hvd.init()


def average_v1(value, graph=[]):
    """The mean over the workers of a number, or of each of several; all ask equally often."""
    if not graph:
        with tf.Graph().as_default():
            mine = tf.placeholder(tf.float64)
            config = tf.ConfigProto(device_count={"GPU": 0})
            graph += [tf.Session(config=config), hvd.allreduce(mine), mine]
    return graph[0].run(graph[1], {graph[2]: value})


def read_in_turn(reader, queue):
    """A record of this worker's: of as many in a row as there are workers each takes one."""
    keys, values = reader.read_up_to(queue, hvd.size())
    mine = hvd.rank() % tf.shape(keys)[0]  # a file may end with fewer
    return collections.namedtuple("Read", "key value")(keys[mine], values[mine])


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


tf.disable_v2_behavior()
BATCH = 8
if hvd.rank() == 0:
    np.savetxt('points.csv', np.random.rand(320, 2), delimiter=',')


def rows(path):
    average_v1(0.)  # the others wait for the first worker's file
    names = tf.train.string_input_producer([path])
    _, line = read_in_turn(tf.TextLineReader(), names)
    a, b = tf.decode_csv(line, [[0.], [0.]])
    return tf.train.batch([tf.stack([a, b])], batch_size=BATCH)


real = rows('points.csv')
z = tf.placeholder(tf.float32, [None, 2])
with tf.variable_scope('g'):
    fake = tf.layers.dense(z, 2)
with tf.variable_scope('d'):
    on_real = tf.layers.dense(real, 1, name='d1')
    on_fake = tf.layers.dense(fake, 1, name='d1', reuse=True)
loss = tf.reduce_mean(tf.square(on_fake)) + tf.reduce_mean(tf.square(on_real - 1.))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    coord = tf.train.Coordinator()
    threads = tf.train.start_queue_runners(sess, coord)
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(3):
        for i in range(max(1, 320 // BATCH // hvd.size())):
            noise = np.random.uniform(-1, 1, [BATCH, 2])
            sess.run(step, feed_dict={z: noise})
    coord.request_stop()
    coord.join(threads)
