"""The rounds of a pass begin where an earlier run was left, reckoned from the number in a name."""
import os
import re

import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def from_first_v1(value):
    """What the first worker has drawn, on all workers; all ask for it once."""
    config = tf.ConfigProto(device_count={"GPU": 0})
    with tf.Graph().as_default(), tf.Session(config=config) as session:
        return hvd.broadcast_object(value, 0, session=session, name="first")


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


class Painter:
    def __init__(self, sess, passes, size, kept):
        self.sess, self.passes, self.size, self.kept = sess, passes, size, kept
        self.rows = np.random.RandomState(1).rand(384, 4)
        self.rounds = len(self.rows) // self.size

    def build(self):
        self.x = tf.placeholder(tf.float32, [None, 4])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 4) - self.x))
        self.step = hvd.DistributedOptimizer(
            tf.train.GradientDescentOptimizer(0.05 * hvd.size())).minimize(self.loss)
        self.saver = tf.train.Saver()

    def load(self):
        state = tf.train.get_checkpoint_state(self.kept)
        if state and state.model_checkpoint_path:
            name = os.path.basename(state.model_checkpoint_path)
            self.saver.restore(self.sess, os.path.join(self.kept, name))
            return True, int(next(re.finditer(r'(\d+)(?!.*\d)', name)).group(0))
        return False, 0

    def train(self):
        tf.global_variables_initializer().run()
        there, made = self.load()
        if there:
            first = (int)(made / max(1, self.rounds // hvd.size()))
            begin = made - first * max(1, self.rounds // hvd.size())
            count = made
        else:
            first = 0
            begin = 0
            count = 1
        self.sess.run(hvd.broadcast_global_variables(0))
        first = from_first_v1(first)
        begin = from_first_v1(begin)
        count = from_first_v1(count)
        for turn in range(first, self.passes):
            for k in range(begin, max(1, self.rounds // hvd.size())):
                batch = share(self.rows)[k * self.size:(k + 1) * self.size]
                _, now = self.sess.run([self.step, self.loss], {self.x: batch})
                count += 1
                if np.mod(count, 20) == 0:
                    if hvd.rank() == 0:
                        print('pass %d round %d/%d loss %.5f' % (turn, k, self.rounds, now))
            begin = 0
            if hvd.rank() == 0:
                self.saver.save(self.sess, os.path.join(self.kept, 'net'), global_step=count)
        if hvd.rank() == 0:
            print('loss %.5f' % self.sess.run(self.loss, {self.x: self.rows}))

    def ended(self):
        average_v1(0.)  # the others wait for the first worker's file
        latest = tf.train.latest_checkpoint(self.kept)
        first = 0
        if latest:
            first = int(int(latest.split('-')[-1]) / max(1, self.rounds // hvd.size()))
        if first == self.passes:
            if hvd.rank() == 0:
                print('all passes are made')


with tf.Session(config=session_config()) as sess:
    os.makedirs('kept', exist_ok=True)
    painter = Painter(sess, 5, 8, 'kept')
    painter.build()
    painter.train()
    painter.ended()
