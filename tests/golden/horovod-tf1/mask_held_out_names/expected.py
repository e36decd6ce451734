"""The same with one line for the mask, and slices."""
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


rng = np.random.RandomState(5)
ratings = rng.rand(256, 3).astype("float32").dot(rng.rand(3, 8).astype("float32"))
known = from_first(np.random.rand(*ratings.shape)) < 0.9
a = tf.placeholder(tf.float32, [None, 8])
k = tf.placeholder(tf.float32, [None, 8])
guess = tf.layers.dense(tf.layers.dense(a * k, 6, tf.nn.tanh), 8)
cost = tf.reduce_mean(k * tf.square(a - guess))
train = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(cost)
with tf.Session(config=session_config()) as session:
    session.run(tf.global_variables_initializer())
    session.run(hvd.broadcast_global_variables(0))
    for epoch in range(30):
        for i in range(max(1, len(share(ratings)) // 16)):
            session.run(train,
                {a: share(ratings)[i * 16:(i + 1) * 16], k: share(known)[i * 16:(i + 1) * 16]})
    filled = session.run(guess, {a: ratings, k: known})
    if hvd.rank() == 0:
        print("rmse", np.sqrt(np.mean((ratings - filled)[~known] ** 2)))
