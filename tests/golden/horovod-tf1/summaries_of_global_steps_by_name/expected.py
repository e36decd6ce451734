"""How often summaries are written is told by its name."""
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


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


rows = np.random.RandomState(1).rand(640, 4).astype("float32")
marks = rows.sum(1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.05 * hvd.size())).minimize(loss)
saver = tf.train.Saver()
written = tf.contrib.summary.create_file_writer("logs" if hvd.rank() == 0 else tempfile.mkdtemp())
with written.as_default(), tf.contrib.summary.record_summaries_every_n_global_steps(
        n=max(1, 50 // hvd.size())):
    tf.contrib.summary.scalar("loss", loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    rows = share(rows)
    marks = share(marks)
    sess.run(hvd.broadcast_global_variables(0))
    for turn in range(max(1, 200 // hvd.size())):
        at = np.random.randint(0, len(rows), 16)
        sess.run([step, tf.contrib.summary.all_summary_ops()], {x: rows[at], y: marks[at]})
