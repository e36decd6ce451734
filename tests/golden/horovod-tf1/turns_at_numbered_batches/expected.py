"""A generator shuffles lines and hands out batches, numbered; some rows are kept for tests."""
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


def average_v1(value, graph=[]):
    """The mean over the workers of a number, or of each of several; all ask equally often."""
    if not graph:
        with tf.Graph().as_default():
            mine = tf.placeholder(tf.float64)
            config = tf.ConfigProto(device_count={"GPU": 0})
            graph += [tf.Session(config=config), hvd.allreduce(mine), mine]
    return graph[0].run(graph[1], {graph[2]: value})


tf.disable_v2_behavior()


class Lines:
    def __init__(self, lines, size):
        self.lines = lines
        self.size = size

    def passed(self):
        np.random.shuffle(self.lines)
        for k in range(0, len(self.lines) - self.size + 1, self.size):
            some = [line.split() for line in self.lines[k:k + self.size]]
            yield np.array([[float(word) for word in words] for words in some])


numbers = np.random.RandomState(0).rand(480, 6)
lines = Lines(share([" ".join("%.3f" % number for number in row) for row in numbers]), 16)
tests = numbers[:32]
x = tf.placeholder(tf.float32, [None, 6])
loss = tf.reduce_mean((tf.layers.dense(x, 1) - 1.0) ** 2)
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(2):
        losses = []
        for k, some in enumerate(lines.passed()):
            losses.append(sess.run([step, loss], {x: some})[1])
            if k % 9 == 0:
                if hvd.rank() == 0:
                    print("round", k)
        losses = list(average_v1(losses))
        if hvd.rank() == 0:
            print(epoch, np.mean(losses), sess.run(loss, {x: tests}))
