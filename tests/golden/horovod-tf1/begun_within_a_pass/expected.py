"""A run that goes on within a pass, by how many rounds a checkpoint was given as its number."""
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


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


tf.disable_v2_behavior()
rows = np.random.RandomState(3).rand(320, 5)
x = tf.placeholder(tf.float32, [None, 5])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 5) - x))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.1 * hvd.size())).minimize(loss)
saver = tf.train.Saver(max_to_keep=2)
passes, of_a_pass = 4, 20

with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    latest = tf.train.latest_checkpoint('kept')
    if latest:
        saver.restore(sess, latest)
        made = int(latest.split('-')[-1])
        first = made // max(1, of_a_pass // hvd.size())
        begin = made % max(1, of_a_pass // hvd.size())
    else:
        made, first = 0, 0
        begin = 0
    sess.run(hvd.broadcast_global_variables(0))
    first = from_first_v1(first)
    begin = from_first_v1(begin)
    made = from_first_v1(made)
    for turn in range(first, passes):
        for k in range(begin, max(1, of_a_pass // hvd.size())):
            at = np.random.randint(0, len(share(rows)), 16)
            sess.run(step, {x: share(rows)[at]})
            made += 1
        begin = 0
        if hvd.rank() == 0:
            saver.save(sess, 'kept/net', global_step=made)
            print('pass', turn, 'loss', sess.run(loss, {x: rows}))
