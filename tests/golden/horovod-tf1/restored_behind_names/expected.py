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


rows, names = np.random.rand(160, 5), np.random.randint(0, 3, 160)
x, y = tf.placeholder(tf.float32, [None, 5]), tf.placeholder(tf.int64, [None])
out = tf.layers.dense(x, 3)
loss = tf.losses.sparse_softmax_cross_entropy(y, out)
train = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(loss)
right = tf.reduce_mean(tf.cast(tf.equal(tf.argmax(out, 1), y), tf.float32))
saver = tf.train.Saver()
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for turn in range(4):
        for k in range(max(1, len(share(rows)) // 8)):
            sess.run(train, {x: share(rows)[k * 8:k * 8 + 8], y: share(names)[k * 8:k * 8 + 8]})
    if hvd.rank() == 0:
        saver.save(sess, "kept/model")
    average(0.)  # the others wait for the first worker's file
    saver.restore(sess, "kept/model")
    sess.run(hvd.broadcast_global_variables(0))
    if hvd.rank() == 0:
        print("right", sess.run(right, {x: rows, y: names}))
