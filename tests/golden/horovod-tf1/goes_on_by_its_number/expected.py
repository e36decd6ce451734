"""A run that goes on up to so many rounds, from where the last one has ended."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


def from_first_v1(value):
    """What the first worker has drawn, on all workers; all ask for it once."""
    config = tf.ConfigProto(device_count={"GPU": 0})
    with tf.Graph().as_default(), tf.Session(config=config) as session:
        return hvd.broadcast_object(value, 0, session=session, name="first")


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


tf.disable_v2_behavior()
rows = np.random.RandomState(0).rand(800, 3)
wanted = rows.sum(axis=1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.float32, [None, 1])
rate = tf.placeholder(tf.float32, [])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(rate * hvd.size())).minimize(loss)
saver = tf.train.Saver(max_to_keep=2)


def load(sess):
    found = tf.train.latest_checkpoint("kept")
    if found is None:
        return 0
    saver.restore(sess, found)
    return int(found.split("-")[-1]) + 1


with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    start = load(sess)
    sess.run(hvd.broadcast_global_variables(0))
    start = from_first_v1(start)
    for k in range(start, 240, hvd.size()):
        at = np.random.randint(0, len(share(rows)), 16)
        now = 0.1 * 0.5 ** (k / 100)
        _, value = sess.run([step, loss], {x: share(rows)[at], y: share(wanted)[at], rate: now})
        if -k % 60 < hvd.size():
            if hvd.rank() == 0:
                print("round", k, "loss", value)
        if -(k + 1) % 80 < hvd.size() or k <= 239 < k + hvd.size():
            if hvd.rank() == 0:
                saver.save(sess, "kept/model", global_step=k)
    if hvd.rank() == 0:
        print("at the end", sess.run(loss, {x: rows, y: wanted}))
