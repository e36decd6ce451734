import numpy as np
import tensorflow as tf
from tensorflow.keras import backend as K
from tensorflow.keras.layers import Dense, Input
from tensorflow.keras.models import Model
import horovod.tensorflow as hvd

hvd.init()
own = tf.ConfigProto()
own.gpu_options.visible_device_list = str(hvd.local_rank())
K.set_session(tf.Session(config=own))


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


def net(width):
    row = Input((4,))
    return Model(row, Dense(width)(row))


rows = np.random.RandomState(2).rand(640, 4).astype('float32')
body = net(4)
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 3) - 1.0))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(loss)


def learn(rounds):
    sess = K.get_session()
    send_what_is_there(sess)
    for e in range(rounds):
        for k in range(max(1, 20 // hvd.size())):
            part = share(rows)[k * 32:k * 32 + 32]
            sess.run(step, {x: body.predict(part)})


learn(3)
