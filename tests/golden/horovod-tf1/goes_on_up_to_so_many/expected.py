"""Rounds over a dataset without an end, up to so many with those of an earlier run."""
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
tf.set_random_seed(1 + hvd.rank())
rows = np.random.RandomState(0).rand(320, 4).astype("float32")
data = tf.data.Dataset.from_tensor_slices(share(rows)).repeat().shuffle(320, seed=1).batch(16)
taken = tf.data.make_one_shot_iterator(data).get_next()
loss = tf.reduce_mean(tf.square(tf.layers.dense(taken, 1) - 1.0))
made = tf.train.get_or_create_global_step()
train = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.05 * hvd.size())).minimize(
    loss, global_step=made)
saver = tf.train.Saver()
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    latest = tf.train.latest_checkpoint("kept")
    if latest:
        saver.restore(sess, latest)
    sess.run(hvd.broadcast_global_variables(0))
    start = sess.run(made)
    for step in range(start, max(1, 80 // hvd.size())):
        sess.run(train)
        if step % max(1, 40 // hvd.size()) == 0:
            if hvd.rank() == 0:
                saver.save(sess, "kept/model", global_step=step)
    if hvd.rank() == 0:
        print("loss", sess.run(loss))
