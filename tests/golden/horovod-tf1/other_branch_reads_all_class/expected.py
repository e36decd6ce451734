"""A method trains on its rows, or else shows what comes of them; the program runs it from outside."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


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
flags.DEFINE_boolean('teach', True, 'whether it learns, or shows')
flags.DEFINE_integer('size', 12, 'rows of a batch')
FLAGS = flags.FLAGS


def loaded(name):
    drawn = np.random.RandomState(len(name))
    given = drawn.rand(300, 3)
    return given, given.sum(axis=1, keepdims=True)


class Net:
    def __init__(self, sess):
        self.sess = sess
        self.x = tf.placeholder(tf.float32, [None, 3])
        self.y = tf.placeholder(tf.float32, [None, 1])
        self.out = tf.layers.dense(self.x, 1)
        self.loss = tf.reduce_mean(tf.square(self.out - self.y))

    def run(self, config):
        given, wanted = loaded('teach' if config.teach else 'show')
        step = hvd.DistributedOptimizer(
            tf.train.GradientDescentOptimizer(0.1 * hvd.size())).minimize(self.loss)
        tf.global_variables_initializer().run()
        if not config.teach:
            shown = self.out.eval({self.x: given})
            if hvd.rank() == 0:
                print('shown %.4f' % np.abs(shown - wanted).mean())
        else:
            given = share(given)
            wanted = share(wanted)
            self.sess.run(hvd.broadcast_global_variables(0))
            for turn in range(6):
                count = max(1, len(given) // config.size)
                for k in range(0, count):
                    self.sess.run(step, {self.x: given[k * config.size:(k + 1) * config.size],
                                         self.y: wanted[k * config.size:(k + 1) * config.size]})
            if hvd.rank() == 0:
                print('weights', self.sess.run(tf.trainable_variables())[0].round(3).tolist())


def main(_):
    with tf.Session(config=session_config()) as sess:
        Net(sess).run(FLAGS)


if __name__ == '__main__':
    tf.app.run()
