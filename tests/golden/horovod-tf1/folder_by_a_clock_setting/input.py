"""A setting names the folder of a run, and the clock does where it is not given."""
import datetime
import os
import time
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
tf.flags.DEFINE_string("out", "", "folder")
FLAGS = tf.flags.FLAGS


def stamp(form="%Y%m%d.%H%M%S", at=None):
    if not at:
        at = time.time()
    return datetime.datetime.fromtimestamp(at).strftime(form)


def main(_):
    if FLAGS.out == "":
        FLAGS.out = "run-{}".format(stamp())
    if not os.path.exists(FLAGS.out):
        os.makedirs(FLAGS.out)
    rows = np.random.RandomState(0).rand(320, 4).astype("float32")
    x = tf.placeholder(tf.float32, [None, 4])
    loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 4) - x))
    train = tf.train.GradientDescentOptimizer(0.05).minimize(loss)
    saver = tf.train.Saver()
    with tf.Session() as sess:
        sess.run(tf.global_variables_initializer())
        for turn in range(3):
            for k in range(0, len(rows), 16):
                sess.run(train, {x: rows[k:k + 16]})
            saver.save(sess, os.path.join(FLAGS.out, "net"), global_step=turn)
        print("loss", sess.run(loss, {x: rows}))


if __name__ == "__main__":
    tf.app.run(main)
