"""Noise is fed beside lines that a queue reads of one file."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd
import collections

hvd.init()


def average(value, graph=[]):
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


SIZE = 32
np.random.seed(3)
value = np.random.rand(640, 2)
if hvd.rank() == 0:
    np.savetxt('points.csv', value, delimiter=',')


def lines(path):
    average(0.)  # the others wait for the first worker's file
    names = tf.train.string_input_producer([path])
    _, line = read_in_turn(tf.TextLineReader(), names)
    a, b = tf.decode_csv(line, [[0.], [0.]])
    return tf.train.shuffle_batch([tf.stack([a, b])], batch_size=SIZE, capacity=300,
                                  min_after_dequeue=20)


real = lines('points.csv')
z = tf.placeholder(tf.float32, [None, 2])
with tf.variable_scope('g'):
    fake = tf.layers.dense(z, 2)
with tf.variable_scope('d'):
    on_real = tf.layers.dense(real, 1, name='d1')
    on_fake = tf.layers.dense(fake, 1, name='d1', reuse=True)
loss = tf.reduce_mean(tf.square(on_fake)) + tf.reduce_mean(tf.square(on_real - 1.))
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.001 * hvd.size())).minimize(loss)

with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    coord = tf.train.Coordinator()
    threads = tf.train.start_queue_runners(sess, coord)
    if hvd.rank() > 0:
        np.random.seed(10007 * hvd.rank())  # draws of its own
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(3):
        for i in range(max(1, 640 // SIZE // hvd.size())):
            noise = np.random.uniform(-1, 1, [SIZE, 2])
            _, now = sess.run([step, loss], feed_dict={z: noise})
        if hvd.rank() == 0:
            print('epoch', epoch, now)
    coord.request_stop()
    coord.join(threads)
