"""A seed is set at the top of the script, and another file draws when the library runs `main`."""
import numpy as np
import tensorflow as tf

from made import drawn
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


np.random.seed(7)
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(loss)


def main(_):
    with tf.Session(config=session_config()) as sess:
        sess.run(tf.global_variables_initializer())
        if hvd.rank() > 0:
            np.random.seed(10007 * hvd.rank())  # draws of its own
        sess.run(hvd.broadcast_global_variables(0))
        for turn in range(3):
            for k in range(max(1, 20 // hvd.size())):
                sess.run(step, {x: drawn(8)})


if __name__ == "__main__":
    tf.app.run()
