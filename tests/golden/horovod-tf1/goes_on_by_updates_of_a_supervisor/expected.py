"""What a supervisor keeps has the number of updates in its name."""
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


def from_first_v1(value):
    """What the first worker has drawn, on all workers; all ask for it once."""
    config = tf.ConfigProto(device_count={"GPU": 0})
    with tf.Graph().as_default(), tf.Session(config=config) as session:
        return hvd.broadcast_object(value, 0, session=session, name="first")


tf.disable_v2_behavior()
rows = np.random.RandomState(0).rand(400, 4).astype("float32")
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - 1.0))
gs = tf.train.get_or_create_global_step()
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.05)).minimize(loss,
    global_step=gs)

first_weights = hvd.broadcast_global_variables(0)
sv = tf.train.Supervisor(logdir="kept" if hvd.rank() == 0 else tempfile.mkdtemp())
sess = sv.prepare_or_wait_for_session("", config=session_config())
sess.run(first_weights)
begin = int(tf.train.latest_checkpoint("kept").split("-")[-1]) if tf.train.latest_checkpoint("kept") else 0
begin = from_first_v1(begin)
for k in range(begin, 120):
    at = np.random.randint(0, len(rows), 10)
    sess.run(step, {x: rows[at]})
sv.stop()
