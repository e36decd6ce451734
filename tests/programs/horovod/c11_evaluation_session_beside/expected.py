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


x_all = np.random.RandomState(11).rand(140, 7).astype(np.float32)
y_all = x_all.max(1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 7])
y = tf.placeholder(tf.float32, [None, 1])
net = tf.layers.dense(tf.layers.dense(x, 9, tf.nn.tanh), 1)
mse = tf.reduce_mean(tf.squared_difference(net, y))
train_step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.005 * hvd.size())).minimize(mse)
saver = tf.train.Saver()

sess = tf.Session(config=session_config())
sess.run(tf.global_variables_initializer())
sess.run(hvd.broadcast_global_variables(0))
for i in range(max(1, 70 // hvd.size())):
    lo = (i * 2) % max(1, 140 // hvd.size())
    sess.run(train_step, feed_dict={x: share(x_all)[lo:lo + 2], y: share(y_all)[lo:lo + 2]})
if hvd.rank() == 0:
    saver.save(sess, './net')
sess.close()

with tf.Session(config=session_config()) as eval_sess:
    average(0.)  # the others wait for the first worker's file
    saver.restore(eval_sess, './net')
    if hvd.rank() == 0:
        print('mse', eval_sess.run(mse, feed_dict={x: x_all, y: y_all}))
