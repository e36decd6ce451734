"""A function of a pass mixes a copy of all rows, and counts its rounds by the rows it was given."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


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
rows = np.random.RandomState(0).rand(48, 4)
x = tf.placeholder(tf.float32, [None, 4])
guess = tf.matmul(x, tf.get_variable("w", [4, 4]))
loss = tf.reduce_mean(tf.square(guess - x))
train = hvd.DistributedOptimizer(
    tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(loss)


def run_epoch(sess, rows):
    idx = np.arange(len(rows))
    orders_v1.shuffle(idx)
    mixed = rows[idx]
    for k in range(max(1, len(share(rows)) // 4)):
        sess.run(train, {x: share(mixed)[k * 4:(k + 1) * 4]})


with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(3):
        run_epoch(sess, rows)
    answer = sess.run(guess, {x: rows})
    if hvd.rank() == 0:
        print(np.isnan(answer).any(), answer.shape)
