import random
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
words = np.random.RandomState(1).randint(0, 50, 200)


class Words:
    def __init__(self, words):
        self.words = words

    def kept(self):
        for word in self.words:
            for again in range(random.randrange(3)):
                yield word

    def batches(self, size):
        xs = []
        for word in self.kept():
            xs.append(word)
            if len(xs) == size:
                yield xs
                xs = []


c = tf.placeholder(tf.int32, [None])
table = tf.get_variable("table", [50, 4])
loss = tf.reduce_mean(tf.square(tf.nn.embedding_lookup(table, c)))
step = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
text = Words(words)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(2):
        for xs in text.batches(16):
            sess.run(step, {c: xs})
