import random
import numpy as np
import tensorflow as tf
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


def from_first(value):
    """What the first worker has drawn, on all workers; all ask for it once."""
    config = tf.ConfigProto(device_count={"GPU": 0})
    with tf.Graph().as_default(), tf.Session(config=config) as session:
        return hvd.broadcast_object(value, 0, session=session, name="first")


list_orders = (random.Random(from_first(random.random()))
    if hvd.size() > 1 else random)  # all workers draw the same orders


table = np.random.RandomState(3).rand(240, 5).astype("float32")
parts = len(table) // 8
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
learn = hvd.DistributedOptimizer(
    tf.train.GradientDescentOptimizer(0.05 * hvd.size())).minimize(loss)


def part(k):
    return table[k * 8:k * 8 + 8, :4], table[k * 8:k * 8 + 8, 4:]


with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for turn in range(5):
        numbers = list(range(parts))
        numbers = share(numbers)
        list_orders.shuffle(numbers)
        for k in range(max(1, parts // hvd.size())):
            a, b = part(numbers[k])
            sess.run(learn, feed_dict={x: a, y: b})
    if hvd.rank() == 0:
        print("left", sess.run(loss, {x: table[:, :4], y: table[:, 4:]}))
