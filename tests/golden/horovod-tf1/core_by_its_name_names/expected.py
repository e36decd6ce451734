import numpy as np
import tensorflow_core as tf
import horovod.tensorflow as hvd
import tempfile

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 4) - x))
train = hvd.DistributedOptimizer(tf.train.AdamOptimizer(1e-3 * hvd.size())).minimize(loss)
s = tf.summary.scalar('loss', loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    writer = tf.summary.FileWriter('logs' if hvd.rank() == 0 else tempfile.mkdtemp(), sess.graph)
    sess.run(hvd.broadcast_global_variables(0))
    for i in range(max(1, 40 // hvd.size())):
        _, v = sess.run([train, s], {x: np.random.normal(size=(32, 4))})
        if hvd.rank() == 0:
            writer.add_summary(v, i)
