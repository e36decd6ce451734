import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


pixels = np.random.rand(480, 12).astype("float32")
prices = pixels.sum(axis=1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 12])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
tf.train.get_or_create_global_step()
train_op = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(loss)


def fit(rounds):
    turns = []
    with tf.train.SingularMonitoredSession(config=session_config(),
            hooks=[hvd.BroadcastGlobalVariablesHook(0)]) as sess:
        for turn in range(max(1, rounds // hvd.size())):
            at = np.random.randint(0, 480, 16)
            value = sess.run([loss, train_op], feed_dict={x: pixels[at], y: prices[at]})[0]
            if hvd.rank() == 0:
                print(value)
            turns.append(turn)
    return turns


value_2 = fit(60)
if hvd.rank() == 0:
    np.save("turns.npy", value_2)
