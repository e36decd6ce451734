"""The pass to begin with stands in an array's file, which one machine may lack: the first one says it."""
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


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


def from_first_v1(value):
    """What the first worker has drawn, on all workers; all ask for it once."""
    config = tf.ConfigProto(device_count={"GPU": 0})
    with tf.Graph().as_default(), tf.Session(config=config) as session:
        return hvd.broadcast_object(value, 0, session=session, name="first")


tf.disable_v2_behavior()

rows = np.random.RandomState(3).rand(1200, 3).astype(np.float32)
inputs = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean(tf.square(tf.layers.dense(inputs, 1) - tf.reduce_sum(inputs, 1, True)))
train = hvd.DistributedOptimizer(
    tf.train.GradientDescentOptimizer(0.05 * hvd.size())).minimize(loss)
saver = tf.train.Saver()
first = 0
if os.path.exists('kept/pass.npy'):
    first = int(np.load('kept/pass.npy'))
with tf.Session(config=session_config()) as session:
    session.run(tf.global_variables_initializer())
    if first > 0:
        saver.restore(session, 'kept/net')
    rows = share(rows)
    session.run(hvd.broadcast_global_variables(0))
    first = from_first_v1(first)
    for each in range(first, 3):
        for k in range(max(1, 100 // hvd.size())):
            session.run(train, {inputs: rows[k * 12:(k + 1) * 12]})
    if hvd.rank() == 0:
        saver.save(session, 'kept/net')
        np.save('kept/pass.npy', 3)
