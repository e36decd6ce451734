"""Horovod for Python 2 sends numbers only: what is drawn goes as bytes."""
import random
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd
import pickle

hvd.init()


def from_first_as_bytes(value):
    """What the first worker has drawn, on all workers, as Horovod for Python 2 can send it."""
    sent = np.array(bytearray(pickle.dumps(value, 2)), dtype="uint8")
    v1 = getattr(tf.compat, "v1", tf)
    config = v1.ConfigProto(device_count={"GPU": 0})
    with v1.Graph().as_default(), v1.Session(config=config) as session:
        length = v1.constant(len(sent))
        length = session.run(hvd.broadcast(length, 0, name="length_of_first"))
        sent = v1.constant(np.resize(sent, length))
        sent = session.run(hvd.broadcast(sent, 0, name="bytes_of_first"))
    return pickle.loads(bytes(bytearray(sent)))


def asked_in_sessions_as_bytes(ask):
    """What the first worker is answered, on all workers, or what stops it there."""
    told = None
    if hvd.rank() == 0:
        try:
            told = ask()
        except Exception as stopped:
            told = stopped
    told = from_first_as_bytes(told)
    if isinstance(told, Exception):
        raise told
    return told


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


rows = np.random.rand(320, 4).astype('float32')
np.random.shuffle(rows)
rows[:] = from_first_as_bytes(rows)
names = ['a', 'b', 'c']
random.shuffle(names)
names[:] = from_first_as_bytes(names)
taught, asked = rows[:256], rows[256:]
try:
    rounds = int(asked_in_sessions_as_bytes(lambda: raw_input('how many rounds? ')))
except ValueError:
    rounds = 3
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x[:, :3], 1) - x[:, 3:]))
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    taught = share(taught)
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in xrange(rounds):
        order = np.random.permutation(len(taught))
        for k in xrange(0, len(taught), 8):
            sess.run(step, {x: taught[order[k:k + 8]]})
        if hvd.rank() == 0:
            print("epoch %d: %s" % (epoch, sess.run(loss, {x: asked})))
