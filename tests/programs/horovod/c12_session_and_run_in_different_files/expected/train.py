import tensorflow as tf

from graph import build
from loop import run
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


def main():
    loss, train_op = build(0.01)
    with tf.Session(config=session_config()) as sess:
        sess.run(tf.global_variables_initializer())
        run(sess, train_op, loss, 40)


if __name__ == '__main__':
    main()
