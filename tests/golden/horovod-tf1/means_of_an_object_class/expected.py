"""Means over what an object has counted before its rounds, which stay what they are."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


def average_v1(value, graph=[]):
    """The mean over the workers of a number, or of each of several; all ask equally often."""
    if not graph:
        with tf.Graph().as_default():
            mine = tf.placeholder(tf.float64)
            config = tf.ConfigProto(device_count={"GPU": 0})
            graph += [tf.Session(config=config), hvd.allreduce(mine), mine]
    return graph[0].run(graph[1], {graph[2]: value})


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


tf.disable_v2_behavior()


class Trainer:
    def __init__(self, rows):
        self.rows = rows
        self.count = len(rows)
        self.turns = self.count // 8
        self.x = tf.placeholder(tf.float32, [None, 3])
        wanted = tf.reduce_sum(self.x, 1, keepdims=True)
        self.loss = tf.reduce_mean((tf.layers.dense(self.x, 1) - wanted) ** 2)
        self.step = hvd.DistributedOptimizer(
            tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(self.loss)

    def by_rows(self, sess):
        total = 0.
        for k in range(max(1, self.count // 8 // hvd.size())):
            feed = {self.x: share(self.rows)[k * 8:k * 8 + 8]}
            total += sess.run([self.step, self.loss], feed)[1]
        total = average_v1(total) * (self.count // 8) / max(1, (self.count // 8) // hvd.size())
        if hvd.rank() == 0:
            print('by rows', total * 8 / self.count)

    def by_turns(self, sess):
        total = 0.
        for k in range(max(1, self.turns // hvd.size())):
            feed = {self.x: share(self.rows)[k * 8:k * 8 + 8]}
            total += sess.run([self.step, self.loss], feed)[1]
        total = average_v1(total)
        if hvd.rank() == 0:
            print('by turns', total / max(1, self.turns // hvd.size()))


def main():
    trainer = Trainer(np.random.RandomState(0).rand(192, 3).astype('float32'))
    with tf.Session(config=session_config()) as sess:
        sess.run(tf.global_variables_initializer())
        sess.run(hvd.broadcast_global_variables(0))
        for epoch in range(3):
            trainer.by_rows(sess)
        sess.run(hvd.broadcast_global_variables(0))
        for epoch in range(3):
            trainer.by_turns(sess)


if __name__ == '__main__':
    main()
