"""One function makes what is fed, to the steps and to what is told of rows held out, and of all."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


def from_first_v1(value):
    """What the first worker has drawn, on all workers; all ask for it once."""
    config = tf.ConfigProto(device_count={"GPU": 0})
    with tf.Graph().as_default(), tf.Session(config=config) as session:
        return hvd.broadcast_object(value, 0, session=session, name="first")


orders_v1 = (np.random.RandomState(from_first_v1(np.random.randint(2 ** 31 - 1)))
    if hvd.size() > 1 else np.random)  # all workers draw the same orders


tf.disable_v2_behavior()
table = np.random.RandomState(9).rand(320, 3)
kinds = {k: k / 4. for k in range(4)}
x = tf.placeholder(tf.float32, [None, 2])
y = tf.placeholder(tf.float32, [None])
w = tf.placeholder(tf.float32, [None])
guess = tf.reshape(tf.layers.dense(x, 1), [-1])
loss = tf.reduce_mean(tf.square(guess + w - y))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.05 * hvd.size())).minimize(loss)


def fed(rows, low, high):
    filled = dict()
    filled[x] = rows[low:high, :2]
    filled[y] = rows[low:high, 2]
    filled[w] = [kinds[int(row * 4) % 4] for row in rows[low:high, 0]]
    return filled


def measured(sess, rows):
    low, found = 0, []
    while low < rows.shape[0]:
        found.append(sess.run(loss, fed(rows, low, low + 8)))
        low += 8
    return np.mean(found)


def train(rows, others):
    with tf.Session(config=session_config()) as sess:
        sess.run(tf.global_variables_initializer())
        sess.run(hvd.broadcast_global_variables(0))
        for turn in range(4):
            orders_v1.shuffle(rows)
            low = 0
            while low < share(rows).shape[0]:
                sess.run(step, fed(share(rows), low, low + 8))
                low += 8
            if hvd.rank() == 0:
                print(turn, measured(sess, rows), measured(sess, others))
                print(sess.run(loss, fed(others, 0, others.shape[0])))


train(table[:240], table[240:])
