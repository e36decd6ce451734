"""A sum over the rounds is divided by a number that was counted by hand."""
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


rng = np.random.RandomState(5)
features = rng.rand(480, 4).astype('float32')
heights = features.sum(axis=1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    features = share(features)
    heights = share(heights)
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(3):
        total = 0.0
        for i in range(max(1, len(features) // 20)):
            seen, _ = sess.run([loss, step], {x: features[i * 20:(i + 1) * 20], y: heights[i * 20:(i + 1) * 20]})
            total += seen
        total = average(total) * hvd.size()
        if hvd.rank() == 0:
            print('epoch', epoch, 'mean', total / 24)
