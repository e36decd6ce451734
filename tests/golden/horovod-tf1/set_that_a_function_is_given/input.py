"""A function is given the set for training, and another one that for testing."""
import numpy as np
import tensorflow.compat.v1 as tf
from tensorflow.examples.tutorials.mnist import input_data

tf.disable_v2_behavior()

sets = input_data.read_data_sets("mnist", one_hot=True)
x = tf.placeholder(tf.float32, [None, 784])
y = tf.placeholder(tf.float32, [None, 10])
loss = tf.reduce_mean((tf.layers.dense(x, 10) - y) ** 2)
step = tf.train.GradientDescentOptimizer(0.05).minimize(loss)
def train(data, sess, passes=3, size=32):
    for turn in range(passes):
        total = 0.0
        many = data.num_examples // size
        for k in range(many):
            some, asked = data.next_batch(size)
            total += sess.run([step, loss], {x: some, y: asked})[1] / many
        print(turn, total)


def test(data, sess):
    some, asked = data.next_batch(100)
    print(sess.run(loss, {x: some, y: asked}))


with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    train(sets.train, sess)
    test(sets.test, sess)
