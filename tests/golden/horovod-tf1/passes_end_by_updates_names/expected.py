"""Passes are made until the graph has counted so many updates, told in hundreds."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


def average(value, graph=[]):
    """The mean over the workers of a number, or of each of several; all ask equally often."""
    if not graph:
        with tf.Graph().as_default():
            mine = tf.placeholder(tf.float64)
            config = tf.ConfigProto(device_count={"GPU": 0})
            graph += [tf.Session(config=config), hvd.allreduce(mine), mine]
    return graph[0].run(graph[1], {graph[2]: value})


a = tf.placeholder(tf.float32, [None, 4])
b = tf.placeholder(tf.float32, [None, 1])
cost = tf.reduce_mean(tf.square(tf.layers.dense(a, 1) - b))
gs = tf.Variable(0, trainable=False)
learn = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.1 * hvd.size())).minimize(cost,
    global_step=gs)
most = 6
samples = np.random.RandomState(1).rand(256, 4).astype('float32')
targets = samples.sum(1, keepdims=True)
sess = tf.Session(config=session_config())
sess.run(tf.global_variables_initializer())
hundreds = 0
sess.run(hvd.broadcast_global_variables(0))
while True:
    for at in range(0, len(share(samples)), 16):
        _, c, n = sess.run([learn, cost, gs],
            feed_dict={a: share(samples)[at:at + 16], b: share(targets)[at:at + 16]})
        hundreds = n / 100.
    if hvd.rank() == 0:
        print('cost', c)
    hundreds = average(hundreds)
    if hundreds >= -(-most // hvd.size()):
        break
if hvd.rank() == 0:
    print(sess.run([gs, cost], {a: samples, b: targets}))
