import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd
import tempfile

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


x = tf.placeholder(tf.float32, [None, 3])
w = tf.Variable(tf.random_normal([3, 1]))
loss = tf.reduce_mean(tf.square(tf.matmul(x, w)))
tf.summary.scalar('loss', loss)
train_op = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.001 * hvd.size())).minimize(loss)
merged = tf.summary.merge_all()
with tf.Session(config=session_config()) as sess:
    writer = tf.summary.FileWriter('logs' if hvd.rank() == 0 else tempfile.mkdtemp(), sess.graph)
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for step in range(max(1, 20 // hvd.size())):
        summary, _ = sess.run([merged, train_op], {x: np.random.rand(8, 3)})
        if hvd.rank() == 0:
            writer.add_summary(summary, step)
    writer.close()
