"""A function that trains until held-out costs rise, called for one size of a batch after the other."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


def share_until(end, data):
    """This worker's share of the rows in front of a place; alone all of them."""
    return share(data[:end]) if hvd.size() > 1 else data


def average_v1(value, graph=[]):
    """The mean over the workers of a number, or of each of several; all ask equally often."""
    if not graph:
        with tf.Graph().as_default():
            mine = tf.placeholder(tf.float64)
            config = tf.ConfigProto(device_count={"GPU": 0})
            graph += [tf.Session(config=config), hvd.allreduce(mine), mine]
    return graph[0].run(graph[1], {graph[2]: value})


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


tf.disable_v2_behavior()
tf.flags.DEFINE_integer("passes", 20, "passes")
FLAGS = tf.flags.FLAGS


def stops(size):
    tf.reset_default_graph()
    tf.set_random_seed(1 + hvd.rank())
    rows = np.random.RandomState(0).rand(320, 4).astype("float32")
    x = tf.placeholder(tf.float32, [None, 4])
    loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 4) - x))
    train = hvd.DistributedOptimizer(
        tf.train.GradientDescentOptimizer(0.1 * hvd.size())).minimize(loss)
    sess = tf.Session(config=session_config())

    def evaluate(some):
        return sess.run(loss, feed_dict={x: some})

    sess.run(tf.global_variables_initializer())
    costs = []
    sess.run(hvd.broadcast_global_variables(0))
    for turn in range(FLAGS.passes):
        for i in range(0, max(1, 288 // hvd.size()), size):
            sess.run(train, feed_dict={x: share_until(288, rows)[i:i + size]})
        costs.append(evaluate(rows[288:]))
        if average_v1(
                bool(
                    turn > 5 and np.mean(costs[-2:]) > np.mean(
                        costs[-6:-1])) and hvd.rank() == 0) > 0:
            break
    if hvd.rank() == 0:
        print(size, evaluate(rows[288:]))


if __name__ == "__main__":
    for size in [16, 32]:
        stops(size)
