"""The same by default, and the operation that gives values is made before the variable."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


def send_what_is_there(session):
    """Send the first worker's values of the variables that have values by now."""
    with session.graph.as_default():
        missing = set(session.run(tf.report_uninitialized_variables()))
        there = [v for v in tf.global_variables() if v.op.name.encode() not in missing]
        session.run(hvd.broadcast_variables(there, 0))


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


rows = np.random.rand(200, 4)
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)))
step = hvd.DistributedOptimizer(tf.train.AdagradOptimizer(0.1 * hvd.size())).minimize(loss)
init = tf.global_variables_initializer()
with tf.Session(config=session_config()):
    init.run()
    mean_told = tf.Variable(0.0)
    send_what_is_there(tf.get_default_session())
    for epoch in range(3):
        for k in range(max(1, len(share(rows)) // 32)):
            step.run({x: share(rows)[k * 32:(k + 1) * 32]})
        mean_told.assign(loss.eval({x: rows})).eval()
        if hvd.rank() == 0:
            print(mean_told.eval())
