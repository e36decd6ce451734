from __future__ import print_function
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


flags = tf.app.flags
FLAGS = flags.FLAGS
flags.DEFINE_float('learning_rate', 0.01, 'Initial learning rate.')
flags.DEFINE_integer('max_steps', 20, 'Number of steps.')


def main(_):
    x = tf.placeholder(tf.float32, [None, 3])
    w = tf.Variable(tf.random_normal([3, 1]))
    loss = tf.reduce_mean(tf.square(tf.matmul(x, w)))
    opt = hvd.DistributedOptimizer(tf.train.AdamOptimizer(FLAGS.learning_rate * hvd.size()))
    train = opt.minimize(loss)
    with tf.Session(config=session_config()) as sess:
        init = tf.group(tf.global_variables_initializer(), tf.local_variables_initializer())
        sess.run(init)
        sess.run(hvd.broadcast_global_variables(0))
        for step in range(max(1, FLAGS.max_steps // hvd.size())):
            _, value = sess.run([train, loss], {x: np.random.rand(8, 3)})
            if step % 10 == 0:
                if hvd.rank() == 0:
                    print('Step %d: loss = %.2f' % (step, value))


if __name__ == '__main__':
    tf.app.run()
