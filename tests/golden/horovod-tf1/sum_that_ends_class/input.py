"""The same in a class, whose pass is left where the sum is no number."""
import math
import numpy as np
import tensorflow as tf

np.random.seed(6)


class Likes(object):
    def __init__(self):
        self.of = {u: list(np.random.randint(0, 30, 5)) for u in range(30)}
        self.count = sum(len(v) for v in self.of.values())

    def some(self, size):
        users, good = [], []
        while len(users) < size:
            u = np.random.randint(30)
            users.append(u)
            good.append(self.of[u][np.random.randint(len(self.of[u]))])
        return users, good


class Model(object):
    def __init__(self, likes):
        self.likes = likes
        self.u = tf.placeholder(tf.int32, [None])
        self.g = tf.placeholder(tf.int32, [None])
        users = tf.get_variable("users", [30, 4])
        logits = tf.layers.dense(tf.nn.embedding_lookup(users, self.u), 30)
        self.loss = tf.losses.sparse_softmax_cross_entropy(self.g, logits)
        self.step = tf.train.AdamOptimizer(0.02).minimize(self.loss)

    def train(self, sess):
        for epoch in range(15):
            total = 0.
            for k in range(self.likes.count // 10 + 1):
                u, g = self.likes.some(10)
                total += sess.run([self.loss, self.step], {self.u: u, self.g: g})[0]
            if math.isnan(total):
                break
        print("mean", total / (self.likes.count // 10 + 1))


model = Model(Likes())
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    model.train(sess)
