"""A pass to warm up, where no checkpoint is found."""
import os

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
rows = np.random.RandomState(1).rand(240, 4)
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 4) - x))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.1 * hvd.size())).minimize(loss)
saver = tf.train.Saver()


def batches(size, rows):
    at = 0
    while at + size <= rows.shape[0]:
        yield rows[at:at + size]
        at += size


def load(sess):
    state = tf.train.get_checkpoint_state('ckpt')
    if state is None:
        return 0
    saver.restore(sess, state.model_checkpoint_path)
    return int(os.path.basename(state.model_checkpoint_path).split('-')[1])


with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    first = load(sess)
    first = from_first_v1(first)
    if first == 0:
        if hvd.rank() == 0:
            print('warm up')
        sess.run(hvd.broadcast_global_variables(0))
        for part in batches(10, share(rows)):
            sess.run(step, {x: part})
    rows = share(rows)
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(3):
        if epoch < first:
            continue
        for part in batches(10, rows):
            sess.run(step, {x: part})
        if hvd.rank() == 0:
            saver.save(sess, 'ckpt/m', global_step=epoch + 1)
