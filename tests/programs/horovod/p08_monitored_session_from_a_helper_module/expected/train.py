import numpy as np
import tensorflow as tf

from runtime import open_session
import horovod.tensorflow as hvd

hvd.init()

flags = tf.app.flags
flags.DEFINE_integer('steps', 40, 'how long')
FLAGS = flags.FLAGS


def main(_):
    rng = np.random.RandomState(8)
    x = tf.placeholder(tf.float32, [None, 3])
    y = tf.placeholder(tf.float32, [None, 1])
    step = tf.train.get_or_create_global_step()
    loss = tf.losses.mean_squared_error(y, tf.layers.dense(x, 1))
    train_op = hvd.DistributedOptimizer(tf.train.AdagradOptimizer(0.05 * hvd.size())).minimize(loss,
        global_step=step)
    hooks = [tf.train.StopAtStepHook(last_step=max(1, FLAGS.steps // hvd.size()))] + (
        [tf.train.LoggingTensorHook({'loss': loss},
                every_n_iter=max(1, 10 // hvd.size()))] if hvd.rank() == 0 else [])
    with open_session(hooks) as sess:
        if hvd.rank() > 0:
            rng.seed(10007 * hvd.rank())  # draws of its own
        while not sess.should_stop():
            batch = rng.rand(6, 3).astype(np.float32)
            sess.run(train_op, feed_dict={x: batch, y: batch.sum(1, keepdims=True)})


if __name__ == '__main__':
    tf.app.run()
