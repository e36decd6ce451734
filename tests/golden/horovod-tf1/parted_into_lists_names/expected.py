import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def from_first_v1(value):
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


tf.disable_v2_behavior()


def split(names):
    training, testing = [], []
    np.random.set_state(from_first_v1(np.random.get_state()))
    for name in names:
        chance = np.random.randint(100)
        if chance < 20:
            testing.append(name)
        else:
            training.append(name)
    return training, testing


films = {"%d.npy" % i: np.random.RandomState(i).rand(4, 9) for i in range(60)}
x = tf.placeholder(tf.float32, [None, 9])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x[:, :8], 1) - x[:, 8:]))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.1 * hvd.size())).minimize(loss)
training, testing = split(sorted(films))
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    training = share(training)
    sess.run(hvd.broadcast_global_variables(0))
    for i in range(max(1, 40 // hvd.size())):
        rows = np.concatenate([films[training[np.random.randint(len(training))]] for _ in range(3)])
        sess.run(step, {x: rows})
    if hvd.rank() == 0:
        print(sess.run(loss, {x: np.concatenate([films[name] for name in testing])}))
