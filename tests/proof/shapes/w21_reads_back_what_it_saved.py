"""What is made for the result is used behind it."""
import numpy as np
import tensorflow.compat.v1 as tf
tf.disable_v2_behavior()
x = tf.placeholder(tf.float32, [None, 3])
p = tf.layers.dense(x, 1)
train = tf.train.GradientDescentOptimizer(0.1).minimize(tf.reduce_mean(tf.square(p)))
saver = tf.train.Saver()


def fit():
    with tf.Session() as sess:
        sess.run(tf.global_variables_initializer())
        for i in range(12):
            sess.run(train, {x: np.random.rand(8, 3)})
        saver.save(sess, "./model")


def apply(data):
    with tf.Session() as sess:
        saver.restore(sess, "./model")
        predictions = [sess.run(p, {x: d}) for d in data]
    return np.mean(predictions)


fit()
result = apply([np.ones([1, 3])])
print("result %.4f" % result)
