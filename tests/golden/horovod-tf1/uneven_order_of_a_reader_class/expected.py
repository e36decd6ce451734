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


orders_v1 = (np.random.RandomState(from_first_v1(np.random.randint(2 ** 31 - 1)))
    if hvd.size() > 1 else np.random)  # all workers draw the same orders


tf.disable_v2_behavior()


class Reader(object):
    def __init__(self, films):
        self.films = films

    def __iter__(self):
        for k in orders_v1.permutation(len(self.films)):
            yield self.films[k]


x = tf.placeholder(tf.float32, [None, 9])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x[:, :8], 1) - x[:, 8:]))
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01)).minimize(loss)
films = [np.random.RandomState(i).rand(5 + 9 * (i % 3), 9) for i in range(9)]
pool = []
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(2):
        for film in Reader(films):
            pool.extend(film)
            if len(pool) < 24:
                continue
            sess.run(step, {x: np.array(pool[:24])})
            pool = pool[24:]
        if hvd.rank() == 0:
            print(epoch)
