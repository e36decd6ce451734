"""The graph's count comes out of a run in ways in which it is not followed: each question is told of."""
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


tf.disable_v2_behavior()


def one_round(session, rows):
    got = session.run({'train': train, 'step': global_step, 'loss': loss}, {inputs: rows})
    return got


rows = np.random.RandomState(3).rand(48, 3).astype(np.float32)
inputs = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean(tf.square(tf.layers.dense(inputs, 1) - tf.reduce_sum(inputs, 1, True)))
global_step = tf.train.get_or_create_global_step()
train = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.05 * hvd.size())).minimize(
    loss, global_step=global_step)
last = 0
with tf.Session(config=session_config()) as session:
    session.run(tf.global_variables_initializer())
    session.run(hvd.broadcast_global_variables(0))
    for k in range(max(1, 100 // hvd.size())):
        at = np.random.randint(0, len(share(rows)), 12)
        result = one_round(session, share(rows)[at])
        if result['step'] % 20 == 0:
            if hvd.rank() == 0:
                print('every twentieth')
        if result['step'] == 64:
            if hvd.rank() == 0:
                print('early')
        step = session.run([loss, global_step], {inputs: share(rows)[at]})[1]
        if step - last >= 30:
            last = step
            if hvd.rank() == 0:
                print('at', step)
