"""Vectors that cannot be read are written first."""
import numpy as np
import tensorflow.compat.v1 as tf
from gensim.models import KeyedVectors
from gensim.scripts.glove2word2vec import glove2word2vec

tf.disable_v2_behavior()


def vectors(place):
    try:
        return KeyedVectors.load_word2vec_format(place)
    except IOError:
        glove2word2vec("glove.txt", place)
        return KeyedVectors.load_word2vec_format(place)


with open("glove.txt", "w") as kept:
    for k, row in enumerate(np.random.RandomState(0).rand(240, 4)):
        kept.write("word%d %s\n" % (k, " ".join("%.4f" % value for value in row)))
rows = vectors("words.vec").vectors
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x[:, :3], 1) - x[:, 3:]))
step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(2):
        for at in range(0, len(rows), 8):
            sess.run(step, {x: rows[at:at + 8]})
    print(sess.run(loss, {x: rows}))
