"""The round of a save is reckoned where it is asked for, beside an interval: the work stays whole."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


rows = np.random.RandomState(1).rand(640, 4).astype("float32")
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 4) - x))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.05)).minimize(loss)
saver = tf.train.Saver()
turns = 60
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for turn in range(turns):
        at = np.random.randint(0, len(rows), 16)
        sess.run(step, {x: rows[at]})
        if turn % 20 == 0 or turn == turns - 3:
            if hvd.rank() == 0:
                saver.save(sess, "./net")
    if hvd.rank() == 0:
        print("loss", sess.run(loss, {x: rows}))
