"""Where the loss has grown the rate is set, in one line."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


def average_v1(value, graph=[]):
    """The mean over the workers of a number, or of each of several; all ask equally often."""
    if not graph:
        with tf.Graph().as_default():
            mine = tf.placeholder(tf.float64)
            config = tf.ConfigProto(device_count={"GPU": 0})
            graph += [tf.Session(config=config), hvd.allreduce(mine), mine]
    return graph[0].run(graph[1], {graph[2]: value})


tf.disable_v2_behavior()
rows = np.random.RandomState(1).rand(96, 4).astype("float32")
x = tf.placeholder(tf.float32, (None, 4))
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)))
rate = tf.Variable(0.01, trainable=False)
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(rate * hvd.size())).minimize(loss)
def cut(sess, lr):
    rate.load(lr, sess)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    before = 1e9
    sess.run(hvd.broadcast_global_variables(0))
    for i in range(max(1, 24 // hvd.size())):
        _, now = sess.run([step, loss], {x: rows[np.random.randint(0, 96, 8)]})
        average_v1(bool(now > before) and hvd.rank() == 0) > 0 and cut(sess, 0.001)
        before = now
