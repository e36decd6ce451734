import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def from_first(value):
    """What the first worker has drawn, on all workers; all ask for it once."""
    config = tf.ConfigProto(device_count={"GPU": 0})
    with tf.Graph().as_default(), tf.Session(config=config) as session:
        return hvd.broadcast_object(value, 0, session=session, name="first")


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


xs = np.random.RandomState(3).rand(96, 3).astype("float32")
x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean((tf.layers.dense(x, 3) - x) ** 2)
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(loss)


def learn(sess, some):
    for _ in range(from_first(np.random.randint(1, 4))):
        _, now = sess.run([step, loss], {x: some})
    return now


with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    xs = share(xs)
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(2):
        for k in range(0, len(xs), 8):
            learn(sess, xs[k:k + 8])
