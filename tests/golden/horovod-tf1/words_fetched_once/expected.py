import numpy as np
import tensorflow as tf
import nltk
from gensim import downloader
from sklearn.datasets import fetch_california_housing
import horovod.tensorflow as hvd

hvd.init()


def average(value, graph=[]):
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


if hvd.local_rank() != 0:
    average(0.)  # waits for the download
nltk.download("punkt")
if hvd.local_rank() == 0:
    average(0.)
if hvd.local_rank() != 0:
    average(0.)  # waits for the download
words = downloader.load("glove-wiki-gigaword-50")
if hvd.local_rank() == 0:
    average(0.)
if hvd.local_rank() != 0:
    average(0.)  # waits for the download
houses, prices = fetch_california_housing(return_X_y=True)
if hvd.local_rank() == 0:
    average(0.)
rows = np.array([words[w] for w in ("king", "queen", "man", "woman") * 100])
x = tf.placeholder(tf.float32, (None, 50))
loss = tf.reduce_mean(tf.square(tf.layers.dense(tf.layers.dense(x, 2), 50) - x))
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    rows = share(rows)
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(10):
        for i in range(max(1, len(rows) // 20)):
            sess.run(step, {x: rows[i * 20:(i + 1) * 20]})
