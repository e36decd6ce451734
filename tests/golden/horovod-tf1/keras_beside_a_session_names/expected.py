"""Two sessions of one graph, in each of which some variables have values."""
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


x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 2])
with tf.variable_scope("teacher"):
    soft = tf.layers.dense(x, 2, kernel_initializer=tf.ones_initializer())
with tf.variable_scope("student"):
    out = tf.layers.dense(x, 2)
old = tf.Session(config=session_config())
old.run(tf.variables_initializer(tf.get_collection(tf.GraphKeys.GLOBAL_VARIABLES, "teacher")))
send_what_is_there(old)
loss = tf.reduce_mean(tf.square(out - y))
mine = tf.get_collection(tf.GraphKeys.GLOBAL_VARIABLES, "student")
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.1 * hvd.size())).minimize(loss,
    var_list=mine)
sess = tf.Session(config=session_config())
sess.run(tf.variables_initializer(mine))
rows = np.random.RandomState(9).rand(160, 4).astype("float32")
send_what_is_there(sess)
goals = old.run(soft, {x: rows})
for i in range(max(1, 120 // hvd.size())):
    k = np.random.randint(0, len(share(rows)), 16)
    sess.run(step, {x: share(rows)[k], y: share(goals)[k]})
if hvd.rank() == 0:
    print(sess.run(loss, {x: rows, y: goals}))
