"""Only Python 2's dictionaries have `has_key` and `iteritems`: what is drawn is sent as bytes."""
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


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


kinds = {}
for name in ('a', 'b', 'a'):
    if not kinds.has_key(name):
        kinds[name] = len(kinds)
for name, number in kinds.iteritems():
    kinds[name] = number + 1
rows = np.random.rand(320, 4).astype('float32')
np.random.shuffle(rows)
rows[:] = from_first_as_bytes(rows)
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x[:, :3], 1) - x[:, 3:]))
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01)).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(3):
        for k in range(0, len(rows[:256]), 8):
            sess.run(step, {x: rows[:256][k:k + 8]})
