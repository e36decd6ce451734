"""A setting names the folder of a run, and the clock does where it is not given."""
import datetime
import os
import time
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def from_first_v1(value):
    """What the first worker has drawn, on all workers; all ask for it once."""
    config = tf.ConfigProto(device_count={"GPU": 0})
    with tf.Graph().as_default(), tf.Session(config=config) as session:
        return hvd.broadcast_object(value, 0, session=session, name="first")


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
tf.flags.DEFINE_string("out", "", "folder")
FLAGS = tf.flags.FLAGS


def stamp(form="%Y%m%d.%H%M%S", at=None):
    if not at:
        at = from_first_v1(time.time())
    return from_first_v1(datetime.datetime.fromtimestamp(at).strftime(form))


def main(_):
    if FLAGS.out == "":
        FLAGS.out = "run-{}".format(stamp())
    if not os.path.exists(FLAGS.out):
        os.makedirs(FLAGS.out, exist_ok=True)
    rows = np.random.RandomState(0).rand(320, 4).astype("float32")
    x = tf.placeholder(tf.float32, [None, 4])
    loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 4) - x))
    train = hvd.DistributedOptimizer(
        tf.train.GradientDescentOptimizer(0.05 * hvd.size())).minimize(loss)
    saver = tf.train.Saver()
    with tf.Session(config=session_config()) as sess:
        sess.run(tf.global_variables_initializer())
        sess.run(hvd.broadcast_global_variables(0))
        for turn in range(3):
            for k in range(0, len(share(rows)), 16):
                sess.run(train, {x: share(rows)[k:k + 16]})
            if hvd.rank() == 0:
                saver.save(sess, os.path.join(FLAGS.out, "net"), global_step=turn)
        if hvd.rank() == 0:
            print("loss", sess.run(loss, {x: rows}))


if __name__ == "__main__":
    tf.app.run(main)
