import numpy as np
import tensorflow as tf
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


data = np.random.RandomState(1).rand(320, 5).astype("float32")
train_x, train_y = data[:, :4], data[:, 4:]
TOTAL = train_x.shape[0]
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
learn = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(loss)


def fit(sess, train_x, train_y):
    train_x = share(train_x)
    train_y = share(train_y)
    sess.run(hvd.broadcast_global_variables(0))
    for i in range(max(1, 240 // hvd.size())):
        s = (i * 10) % max(1, TOTAL // hvd.size() - 10)
        sess.run(learn, feed_dict={x: train_x[s:s + 10], y: train_y[s:s + 10]})


with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    fit(sess, train_x, train_y)
    if hvd.rank() == 0:
        print("left", sess.run(loss, {x: train_x, y: train_y}))
