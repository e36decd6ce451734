"""A sum of losses ends the program where it is no number; its rounds cannot be divided."""
import sys
import numpy as np
import tensorflow as tf

np.random.seed(4)


class Data(object):
    def __init__(self, users, size):
        self.likes = {u: list(np.random.randint(0, 50, 6)) for u in range(users)}
        self.there = list(self.likes)
        self.n_train = sum(len(v) for v in self.likes.values())
        self.size = size

    def sample(self):
        users = [self.there[np.random.randint(len(self.there))] for _ in range(self.size)]
        good, bad = [], []
        for u in users:
            good += [self.likes[u][np.random.randint(low=0, high=len(self.likes[u]), size=1)[0]]]
            while True:
                at = np.random.randint(low=0, high=50, size=1)[0]
                if at not in self.likes[u]:
                    bad += [at]
                    break
        return users, good, bad


data = Data(40, 16)
u = tf.placeholder(tf.int32, [None])
p = tf.placeholder(tf.int32, [None])
n = tf.placeholder(tf.int32, [None])
users = tf.get_variable("users", [40, 4])
items = tf.get_variable("items", [50, 4])


def score(a, b):
    return tf.reduce_sum(tf.nn.embedding_lookup(users, a) * tf.nn.embedding_lookup(items, b), 1)


loss = -tf.reduce_mean(tf.log_sigmoid(score(u, p) - score(u, n)))
step = tf.train.AdamOptimizer(0.02).minimize(loss)
sess = tf.Session()
sess.run(tf.global_variables_initializer())
for epoch in range(12):
    total = 0.
    batches = data.n_train // 16 + 1
    for k in range(batches):
        some, good, bad = data.sample()
        _, now = sess.run([step, loss], feed_dict={u: some, p: good, n: bad})
        total += now
    if np.isnan(total) == True:
        print("ERROR: loss is nan.")
        sys.exit()
print("mean", total / batches)
