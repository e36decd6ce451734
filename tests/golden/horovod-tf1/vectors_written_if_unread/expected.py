"""Vectors that cannot be read are written first."""
import numpy as np
import tensorflow.compat.v1 as tf
from gensim.models import KeyedVectors
from gensim.scripts.glove2word2vec import glove2word2vec
import horovod.tensorflow as hvd
import os

hvd.init()


def average_v1(value, graph=[]):
    """The mean over the workers of a number, or of each of several; all ask equally often."""
    if not graph:
        with tf.Graph().as_default():
            mine = tf.placeholder(tf.float64)
            config = tf.ConfigProto(device_count={"GPU": 0})
            graph += [tf.Session(config=config), hvd.allreduce(mine), mine]
    return graph[0].run(graph[1], {graph[2]: value})


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


tf.disable_v2_behavior()


def vectors(place):
    try:
        return KeyedVectors.load_word2vec_format(place)
    except IOError:
        if hvd.local_rank() == 0:
            glove2word2vec("glove.txt", place)
        return KeyedVectors.load_word2vec_format(place)


with open("glove.txt" if hvd.rank() == 0 else os.devnull, "w") as kept:
    for k, row in enumerate(np.random.RandomState(0).rand(240, 4)):
        kept.write("word%d %s\n" % (k, " ".join("%.4f" % value for value in row)))
if hvd.local_rank() != 0:
    average_v1(0.)  # waits for the file
rows = vectors("words.vec").vectors
if hvd.local_rank() == 0:
    average_v1(0.)
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x[:, :3], 1) - x[:, 3:]))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(2):
        for at in range(0, len(share(rows)), 8):
            sess.run(step, {x: share(rows)[at:at + 8]})
    if hvd.rank() == 0:
        print(sess.run(loss, {x: rows}))
