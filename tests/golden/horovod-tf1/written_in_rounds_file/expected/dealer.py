import numpy as np
import tensorflow.compat.v1 as tf1
import horovod.tensorflow as hvd

hvd.init()


def average_v1(value, graph=[]):
    """The mean over the workers of a number, or of each of several; all ask equally often."""
    if not graph:
        with tf1.Graph().as_default():
            mine = tf1.placeholder(tf1.float64)
            config = tf1.ConfigProto(device_count={"GPU": 0})
            graph += [tf1.Session(config=config), hvd.allreduce(mine), mine]
    return graph[0].run(graph[1], {graph[2]: value})


class Dealer(object):
    def load(self, good_file, made_file):
        rows = []
        average_v1(0.)  # the others wait for the first worker's file
        with open(good_file) as f:
            for line in f:
                rows.append([float(v) for v in line.split()])
        average_v1(0.)  # the others wait for the first worker's file
        with open(made_file) as f:
            for line in f:
                rows.append([float(v) for v in line.split()])
        self.count = len(rows) // 8
        self.parts = np.split(np.array(rows[:self.count * 8]), self.count)
        self.at = 0

    def next_part(self):
        part = self.parts[self.at]
        self.at = (self.at + 1) % self.count
        return part
