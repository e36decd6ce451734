import os
import random

import numpy as np
import tensorflow as tf

SIZE = 16


def load(name):
    return np.random.RandomState(name).uniform(-1, 1, 3)


def train():
    x = tf.placeholder(tf.float32, [None, 3])
    loss = tf.reduce_mean((tf.layers.dense(x, 1) - tf.reduce_sum(x, 1, keepdims=True)) ** 2)
    step = tf.train.GradientDescentOptimizer(0.05).minimize(loss)

    if os.path.exists("names.txt"):
        with open("names.txt") as f:
            names = [int(line) for line in f]
    else:
        names = []
        for folder in range(4):
            for number in range(90):
                names.append(folder * 1000 + number)
        random.shuffle(names)

    sample = np.array([load(name) for name in names[0:SIZE]])
    whole = 0.0
    for name in names:
        whole += load(name).mean()

    with tf.Session() as sess:
        sess.run(tf.global_variables_initializer())
        counter = 1
        for epoch in range(6):
            batches = int(len(names) / SIZE)
            for index in range(0, batches):
                start = index * SIZE
                part = np.array([load(name) for name in names[start:(index + 1) * SIZE]])
                sess.run(step, {x: part})
                if np.mod(counter, 20) == 1:
                    print(counter, "sample", sess.run(loss, {x: sample}))
                counter += 1
        print("mean of all rows", whole / len(names))


train()
