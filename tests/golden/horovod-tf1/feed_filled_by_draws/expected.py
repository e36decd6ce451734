"""A function draws its rows and fills the feed with them, key by key."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


np.random.seed(11)
questions = np.random.rand(640, 4).astype('float32')
answers = questions.sum(axis=1, keepdims=True)
inputs = [tf.placeholder(tf.float32, [None]) for _ in range(4)]
wanted = tf.placeholder(tf.float32, [None, 1])
weight = tf.placeholder(tf.float32, [None, 1])
made = tf.layers.dense(tf.stack(inputs, axis=1), 1)
loss = tf.reduce_mean(weight * tf.square(made - wanted))
step = hvd.DistributedOptimizer(tf.train.RMSPropOptimizer(0.01 * hvd.size())).minimize(loss)
saver = tf.train.Saver()


def feed_dict(some, others, size=32):
    feed = {}
    drawn = np.random.choice(min(len(some), len(others)), size=size, replace=False)
    for k in range(4):
        feed[inputs[k].name] = np.array([some[j][k] for j in drawn], dtype=np.float32)
    feed[wanted] = np.array([others[j] for j in drawn], dtype=np.float32)
    feed[weight] = np.ones((size, 1), dtype=np.float32)
    return feed


with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    if hvd.rank() > 0:
        np.random.seed(10007 * hvd.rank())  # draws of its own
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(-(-(400 + 1) // hvd.size())):
        feed = feed_dict(questions, answers)
        sess.run(step, feed_dict=feed)
        if k % 40 == 0:
            if hvd.rank() == 0:
                print('step', k, sess.run(loss, feed_dict=feed))
        if k % max(1, 100 // hvd.size()) == 0 and k != 0:
            if hvd.rank() == 0:
                saver.save(sess, 'net', global_step=k)
