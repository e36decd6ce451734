import os
import tempfile
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


last = 80
table = np.random.RandomState(3).rand(240, 5).astype("float32")
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
learn = hvd.DistributedOptimizer(
    tf.train.GradientDescentOptimizer(0.05 * hvd.size())).minimize(loss)
keeper = tf.train.Saver()
folder = tempfile.mkdtemp()
sess = tf.Session(config=session_config())
sess.run(tf.global_variables_initializer())
sess.run(hvd.broadcast_global_variables(0))
for turn in range(-(-(last + 1) // hvd.size())):
    at = np.random.randint(0, len(share(table)), 8)
    sess.run(learn, feed_dict={x: share(table)[at, :4], y: share(table)[at, 4:]})
    if turn % max(1, 25 // hvd.size()) == 0 or turn == -(-(last + 1) // hvd.size()) - 1:
        if hvd.rank() == 0:
            keeper.save(sess, os.path.join(folder, "kept"))
if hvd.rank() == 0:
    print("left", sess.run(loss, {x: table[:, :4], y: table[:, 4:]}))
