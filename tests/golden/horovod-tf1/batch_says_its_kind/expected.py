"""A function hands out batches, some to train on and some to look at, and says which."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


tf.disable_v2_behavior()
rows = np.random.RandomState(0).rand(320, 4).astype("float32")
held = np.arange(20) % 5 == 0
at = -1


def fetch():
    global at
    at = (at + 1) % 20
    return rows[at * 16:(at + 1) * 16], held[at]


x = tf.placeholder(tf.float32, [None, 4])
made = tf.Variable(0, trainable=False)
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 4) - x))
train = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.05)).minimize(loss,
    global_step=made)
skip = made.assign(made + 1)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    done, looked, count, trained = 0, 0.0, 0, 0.0
    sess.run(hvd.broadcast_global_variables(0))
    while done < 100:
        batch, validating = fetch()
        if not validating:
            _, trained = sess.run([train, loss], {x: batch})
        else:
            _, now = sess.run([skip, loss], {x: batch})
            looked += now
            count += 1
        done = sess.run(made)
    if hvd.rank() == 0:
        print("trained", trained, "looked at", looked / max(count, 1))
