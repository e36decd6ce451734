"""Rows of the letters in a folder's files, shared out where a run may go on from a checkpoint."""
import argparse
from os import listdir
from os.path import dirname, isfile, join

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Letters(object):
    def __init__(self, folder):
        files = [join(folder, name) for name in listdir(folder) if isfile(join(folder, name))]
        text = []
        for path in files:
            if path.endswith(".py"):
                text += list(open(path).read()[:600])
        self.text = np.array([ord(letter) % 7 for letter in text], dtype="float32")

    def load(self, size):
        text = self.text
        text = text[0:len(text) - len(text) % size]
        return text.reshape(-1, size), 7


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--go_on", default=None)
    args = parser.parse_args()
    rows, most = Letters(dirname(np.__file__)).load(4)
    x = tf.placeholder(tf.float32, [None, 4])
    loss = tf.reduce_mean(tf.square(tf.layers.dense(x[:, :3], 1) - x[:, 3:])) / most
    step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
    sess = tf.Session()
    sess.run(tf.global_variables_initializer())
    saver = tf.train.Saver()
    if args.go_on:
        saver.restore(sess, args.go_on)
    for epoch in range(2):
        k = 0
        while (k + 1) * 32 < rows.shape[0]:
            sess.run(step, {x: rows[k * 32:(k + 1) * 32, :]})
            k += 1


if __name__ == "__main__":
    main()
