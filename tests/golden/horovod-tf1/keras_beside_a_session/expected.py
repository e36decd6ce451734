"""A model of Keras, in a session of its own, says what another network learns from."""
import numpy as np
import tensorflow as tf
from tensorflow import keras
import horovod.tensorflow as hvd

hvd.init()
own = tf.ConfigProto()
own.gpu_options.visible_device_list = str(hvd.local_rank())
keras.backend.set_session(tf.Session(config=own))


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


def send_what_is_there(session):
    """Send the first worker's values of the variables that have values by now."""
    with session.graph.as_default():
        missing = set(session.run(tf.report_uninitialized_variables()))
        there = [v for v in tf.global_variables() if v.op.name.encode() not in missing]
        session.run(hvd.broadcast_variables(there, 0))


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


rows = np.random.RandomState(8).rand(160, 4).astype("float32")
x = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(loss)
sess = tf.Session(config=session_config())
sess.run(tf.global_variables_initializer())
body = keras.Sequential([keras.layers.Dense(3, input_shape=(4,))])
body.set_weights([np.ones((4, 3)) / 4, np.zeros(3)])
send_what_is_there(sess)
for k in range(0, len(share(rows)), 8):
    sess.run(step, feed_dict={x: body.predict(share(rows)[k:k + 8]), y: share(rows)[k:k + 8, :1]})
if hvd.rank() == 0:
    print(sess.run(loss, {x: body.predict(rows), y: rows[:, :1]}))
