import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


x = tf.placeholder(tf.float32, [None, 1])
y = tf.placeholder(tf.float32, [None, 1])
w = tf.Variable([[0.0]])
loss = tf.reduce_mean(tf.square(tf.matmul(x, w) - y))
train = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.1)).minimize(loss)
sess = tf.Session(config=session_config())
sess.run(tf.initialize_all_variables())
sess.run(hvd.broadcast_global_variables(0))
for i in xrange(100):
    sess.run(train, feed_dict={x: [[1.0]], y: [[2.0]]})
    if i % 10 == 0:
        if hvd.rank() == 0:
            print i, sess.run(w)
            print "step", i
if hvd.rank() == 0:
    print "done"
