import tensorflow as tf
import horovod.tensorflow as hvd
import tempfile

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


w = tf.Variable(2.0)
train_op = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.1)).minimize(tf.square(w))
first_weights = hvd.broadcast_global_variables(0)
sv = tf.train.Supervisor(logdir='logs' if hvd.rank() == 0 else tempfile.mkdtemp())
with sv.managed_session(config=session_config()) as sess:
    sess.run(first_weights)
    for step in range(100):
        if sv.should_stop():
            break
        sess.run(train_op)
