import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def keep(saver, sess, folder):
    path = saver.save(sess, folder + "/net")
    return path
