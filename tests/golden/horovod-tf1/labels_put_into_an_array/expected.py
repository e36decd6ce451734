"""Labels, drawn ones as well, are put by their numbers into an array of the function's own."""
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
stream = np.random.RandomState(5)
cells = stream.rand(240, 3)
kinds = stream.randint(0, 4, 240)


def one_hot(numbers, count=4):
    numbers = np.asarray(numbers).flatten()
    held = np.ones((len(numbers), count)) * 0.
    held[np.arange(len(numbers)), numbers] = 1.
    return held


x = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.float32, [None, 4])
guess = tf.layers.dense(x, 4)
loss = tf.reduce_mean(tf.square(guess - y))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.02 * hvd.size())).minimize(loss)
shown = one_hot(from_first_v1(np.random.randint(4, size=[6])))
held_out = stream.rand(6, 3)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    kinds = share(kinds)
    cells = share(cells)
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(3):
        order = np.arange(len(kinds))
        np.random.shuffle(order)
        cells = cells[order]
        kinds = kinds[order]
        for low, high in zip(range(0, len(kinds), 8), range(8, len(kinds) + 1, 8)):
            sess.run(step, {x: cells[low:high], y: one_hot(kinds[low:high])})
        if hvd.rank() == 0:
            print(epoch, sess.run(loss, {x: held_out, y: shown}))
