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


rows = np.random.RandomState(4).uniform(-1, 1, (400, 3)).astype(np.float32)
wanted = rows.sum(1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean((tf.layers.dense(x, 1) - y) ** 2)
tf.summary.scalar("loss", loss)
merged = tf.summary.merge_all()
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.05 * hvd.size())).minimize(loss)
saver = tf.train.Saver()
steps = 240

with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    writer = tf.summary.FileWriter("logs" if hvd.rank() == 0 else tempfile.mkdtemp())
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(1, max(1, steps // hvd.size()) + 1):
        at = np.random.randint(0, len(share(rows)), 16)
        if k % max(1, 60 // hvd.size()) == 0 or k == max(1, steps // hvd.size()):
            told, _ = sess.run([merged, step], {x: share(rows)[at], y: share(wanted)[at]})
            if hvd.rank() == 0:
                writer.add_summary(told, k)
                saver.save(sess, "kept/net", global_step=k)
        else:
            sess.run(step, {x: share(rows)[at], y: share(wanted)[at]})
    writer.close()
    if hvd.rank() == 0:
        print("loss", sess.run(loss, {x: rows, y: wanted}))
