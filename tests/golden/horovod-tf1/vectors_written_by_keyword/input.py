"""Vectors are written in another form, and read from there; both files have their names."""
import numpy as np
import tensorflow.compat.v1 as tf
from gensim.models import KeyedVectors
from gensim.scripts.glove2word2vec import glove2word2vec

tf.disable_v2_behavior()
with open("glove.txt", "w") as kept:
    for k, row in enumerate(np.random.RandomState(0).rand(240, 4)):
        kept.write("word%d %s\n" % (k, " ".join("%.4f" % value for value in row)))
glove2word2vec(glove_input_file="glove.txt", word2vec_output_file="words.vec")
rows = KeyedVectors.load_word2vec_format("words.vec").vectors
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x[:, :3], 1) - x[:, 3:]))
step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(2):
        for at in range(0, len(rows), 8):
            sess.run(step, {x: rows[at:at + 8]})
    print(sess.run(loss, {x: rows}))
