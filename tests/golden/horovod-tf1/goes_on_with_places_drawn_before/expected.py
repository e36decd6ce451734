"""The places of a run that goes on are drawn before its rounds."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

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
rows = np.random.RandomState(0).rand(400, 3)
x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - 1.0))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.1)).minimize(loss)
saver = tf.train.Saver()

with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    start = 0
    found = tf.train.latest_checkpoint("kept")
    if found:
        saver.restore(sess, found)
        start = int(found.split("-")[-1])
    todo = list(range(400))
    np.random.shuffle(todo)
    todo[:] = from_first_v1(todo)
    sess.run(hvd.broadcast_global_variables(0))
    start = from_first_v1(start)
    for k in range(start, 50):
        at = [todo.pop() for _ in range(8)]
        sess.run(step, {x: rows[at]})
