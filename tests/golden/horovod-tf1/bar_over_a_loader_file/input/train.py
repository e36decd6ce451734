"""The same with the loader in a module, and the training in a class."""
import numpy as np
import tensorflow as tf
from tqdm import tqdm
from boxes import Boxes


class Trainer(object):
    def __init__(self, table):
        self.table = table
        self.data = Boxes(table, 8)
        self.x = tf.placeholder(tf.float32, [None, 4])
        self.y = tf.placeholder(tf.float32, [None, 1])
        self.loss = tf.losses.mean_squared_error(self.y, tf.layers.dense(self.x, 1))
        self.step = tf.train.AdamOptimizer(0.01).minimize(self.loss)
        self.sess = tf.Session()
        self.sess.run(tf.global_variables_initializer())

    def train(self):
        for epoch in range(8):
            bar = tqdm(self.data)
            for given in bar:
                self.sess.run(self.step, {self.x: given[0], self.y: given[1]})
        print("loss", self.sess.run(self.loss, {self.x: self.table[:, :4], self.y: self.table[:, 4:]}))


if __name__ == "__main__":
    table = np.random.RandomState(5).rand(240, 5).astype("float32")
    table[:, 4] = table[:, :4].sum(1)
    Trainer(table).train()
