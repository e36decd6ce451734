"""Words one after the other, with chance only in what is asked of each: a place in the module says where the next batch begins."""
import random
import numpy as np
import tensorflow as tf

words = list(np.random.RandomState(2).randint(0, 50, 600))
place = 0


def pairs(size):
    global place
    given, asked = np.zeros(size, np.int32), np.zeros((size, 1), np.int32)
    for k in range(size):
        given[k] = words[place]
        asked[k, 0] = words[(place + random.choice([-1, 1])) % len(words)]
        place = (place + 1) % len(words)
    return given, asked


inputs = tf.placeholder(tf.int32, [None])
labels = tf.placeholder(tf.int32, [None, 1])
table = tf.get_variable("table", [50, 6])
scores = tf.layers.dense(tf.nn.embedding_lookup(table, inputs), 50)
loss = tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(labels=labels[:, 0], logits=scores))
train = tf.train.GradientDescentOptimizer(0.5).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    mean = 0
    for step in range(60):
        given, asked = pairs(16)
        _, now = sess.run([train, loss], feed_dict={inputs: given, labels: asked})
        mean += now
    print("mean loss", mean / 60)
