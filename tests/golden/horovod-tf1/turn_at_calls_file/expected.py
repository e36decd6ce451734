"""Words one after the other, with chance only in what is asked of each: a place in the module says where the next batch begins."""
import random
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd
import copy

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


def turn(take):
    """What this worker's turn gives, of as many as there are workers: all take all, in order."""
    for worker in range(hvd.size()):
        given = take()
        if worker == hvd.rank():
            mine = copy.deepcopy(given)
    return mine


def average(value, graph=[]):
    """The mean over the workers of a number, or of each of several; all ask equally often."""
    if not graph:
        with tf.Graph().as_default():
            mine = tf.placeholder(tf.float64)
            config = tf.ConfigProto(device_count={"GPU": 0})
            graph += [tf.Session(config=config), hvd.allreduce(mine), mine]
    return graph[0].run(graph[1], {graph[2]: value})


words = list(np.random.RandomState(2).randint(0, 50, 600))
place = 0


def pairs(size):
    global place
    given, asked = np.zeros(size, np.int32), np.zeros((size, 1), np.int32)
    for k in range(size):
        given[k] = words[place]
        asked[k, 0] = words[(place + random.choice([-1, 1])) % len(words)]
        place = (place + 1) % len(words)
    return given, asked


inputs = tf.placeholder(tf.int32, [None])
labels = tf.placeholder(tf.int32, [None, 1])
table = tf.get_variable("table", [50, 6])
scores = tf.layers.dense(tf.nn.embedding_lookup(table, inputs), 50)
loss = tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(labels=labels[:, 0], logits=scores))
train = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.5 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    mean = 0
    sess.run(hvd.broadcast_global_variables(0))
    for step in range(max(1, 60 // hvd.size())):
        given, asked = turn(lambda: pairs(16))
        _, now = sess.run([train, loss], feed_dict={inputs: given, labels: asked})
        mean += now
    mean = average(mean) * 60 / max(1, 60 // hvd.size())
    if hvd.rank() == 0:
        print("mean loss", mean / 60)
