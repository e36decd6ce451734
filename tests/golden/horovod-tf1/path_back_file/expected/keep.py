import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()

tf.disable_v2_behavior()


def keep(saver, sess, folder):
    path = saver.save(sess, folder + "/net") if hvd.rank() == 0 else None
    return path
