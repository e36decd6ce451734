"""The same in a function, where the rounds of a pass are a setting."""
import os

import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def average_v1(value, graph=[]):
    """The mean over the workers of a number, or of each of several; all ask equally often."""
    if not graph:
        with tf.Graph().as_default():
            mine = tf.placeholder(tf.float64)
            config = tf.ConfigProto(device_count={"GPU": 0})
            graph += [tf.Session(config=config), hvd.allreduce(mine), mine]
    return graph[0].run(graph[1], {graph[2]: value})


def from_first_v1(value):
    """What the first worker has drawn, on all workers; all ask for it once."""
    config = tf.ConfigProto(device_count={"GPU": 0})
    with tf.Graph().as_default(), tf.Session(config=config) as session:
        return hvd.broadcast_object(value, 0, session=session, name="first")


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


tf.disable_v2_behavior()
flags = tf.app.flags
flags.DEFINE_integer('epochs', 3, 'how many passes')
flags.DEFINE_integer('iterations', 24, 'how many rounds a pass has')
FLAGS = flags.FLAGS


def restored(sess, saver):
    average_v1(0.)  # the others wait for the first worker's file
    state = tf.train.get_checkpoint_state('model')
    if state is None:
        return 0
    saver.restore(sess, state.model_checkpoint_path)
    return int(os.path.basename(state.model_checkpoint_path).split('-')[1])


def fit(sess, samples, wanted):
    given = tf.placeholder(tf.float32, [None, 3])
    aim = tf.placeholder(tf.float32, [None, 1])
    error = tf.reduce_mean(tf.square(tf.layers.dense(given, 1) - aim))
    update = hvd.DistributedOptimizer(
        tf.train.MomentumOptimizer(0.02 * hvd.size(), 0.5)).minimize(error)
    saver = tf.train.Saver()
    sess.run(tf.global_variables_initializer())
    counter = restored(sess, saver)
    start_epoch = int(counter / max(1, FLAGS.iterations // hvd.size()))
    start_batch = counter - start_epoch * max(1, FLAGS.iterations // hvd.size())
    sess.run(hvd.broadcast_global_variables(0))
    start_epoch = from_first_v1(start_epoch)
    start_batch = from_first_v1(start_batch)
    counter = from_first_v1(counter)
    for epoch in range(start_epoch, FLAGS.epochs):
        for batch in range(start_batch, max(1, FLAGS.iterations // hvd.size())):
            chosen = np.random.choice(len(share(samples)), 8)
            sess.run(update, {given: share(samples)[chosen], aim: share(wanted)[chosen]})
            counter += 1
        start_batch = 0
        if hvd.rank() == 0:
            saver.save(sess, 'model/net', global_step=counter)
    if hvd.rank() == 0:
        print('error', sess.run(error, {given: samples, aim: wanted}))


def main(_):
    samples = np.random.RandomState(5).rand(200, 3)
    with tf.Session(config=session_config()) as sess:
        fit(sess, samples, samples.sum(axis=1, keepdims=True))


if __name__ == '__main__':
    tf.app.run()
