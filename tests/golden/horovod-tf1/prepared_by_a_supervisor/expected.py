"""A supervisor prepares the session; it writes into its folder, and closes the graph."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd
import tempfile

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


tf.disable_v2_behavior()
table = np.random.RandomState(0).rand(400, 4).astype("float32")
given = tf.placeholder(tf.float32, [None, 4])
cost = tf.reduce_mean(tf.square(tf.layers.dense(given, 1) - 1.0))
made = tf.train.get_or_create_global_step()
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.05 * hvd.size())).minimize(cost,
    global_step=made)
first_weights = hvd.broadcast_global_variables(0)
supervisor = tf.train.Supervisor(logdir="./kept" if hvd.rank() == 0 else tempfile.mkdtemp(),
    summary_op=None, save_model_secs=0)
sess = supervisor.prepare_or_wait_for_session(config=session_config())
sess.run(first_weights)
begin = sess.run(made)
table = share(table)
for k in range(begin, max(1, 120 // hvd.size())):
    at = np.random.randint(0, len(table), 10)
    _, now = sess.run([step, cost], {given: table[at]})
    if k % 40 == 0:
        if hvd.rank() == 0:
            print("step %d: %f" % (k, now))
if hvd.rank() == 0:
    supervisor.saver.save(sess, "./kept/model", global_step=made)
supervisor.stop()
