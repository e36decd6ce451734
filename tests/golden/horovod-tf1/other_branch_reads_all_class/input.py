"""A method trains on its rows, or else shows what comes of them; the program runs it from outside."""
import numpy as np
import tensorflow.compat.v1 as tf

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
        step = tf.train.GradientDescentOptimizer(0.1).minimize(self.loss)
        tf.global_variables_initializer().run()
        if not config.teach:
            shown = self.out.eval({self.x: given})
            print('shown %.4f' % np.abs(shown - wanted).mean())
        else:
            for turn in range(6):
                count = len(given) // config.size
                for k in range(0, count):
                    self.sess.run(step, {self.x: given[k * config.size:(k + 1) * config.size],
                                         self.y: wanted[k * config.size:(k + 1) * config.size]})
            print('weights', self.sess.run(tf.trainable_variables())[0].round(3).tolist())


def main(_):
    with tf.Session() as sess:
        Net(sess).run(FLAGS)


if __name__ == '__main__':
    tf.app.run()
