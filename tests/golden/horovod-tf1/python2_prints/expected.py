import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


def share_feed(feed):
    """This worker's share of arrays that are fed whole: of the longest, which hold the samples, where any number may be fed."""
    rows = {key: len(value) if isinstance(value, list) or getattr(value, "shape", ()) else 0 for key, value in feed.items()}
    most = max(rows.values())
    free = all(key.get_shape().ndims is None or key.get_shape().as_list()[0] is None for key in feed if rows[key] == most > 0)
    return {key: share(value) if free and rows[key] == most >= hvd.size() else value for key, value in feed.items()}


def share(data):
    """This worker's share of an array: as long as every other worker's; fewer rows than workers are for all."""
    return data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()] if len(data) >= hvd.size() else data


x = tf.placeholder(tf.float32, [None, 1])
y = tf.placeholder(tf.float32, [None, 1])
w = tf.Variable([[0.0]])
loss = tf.reduce_mean(tf.square(tf.matmul(x, w) - y))
train = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.1 * hvd.size())).minimize(loss)
sess = tf.Session(config=session_config())
sess.run(tf.initialize_all_variables())
sess.run(hvd.broadcast_global_variables(0))
for i in xrange(100 // hvd.size()):
    sess.run(train, feed_dict=share_feed({x: [[1.0]], y: [[2.0]]}))
    if i % 10 == 0:
        if hvd.rank() == 0:
            print i, sess.run(w)
            print "step", i
if hvd.rank() == 0:
    print "done"
