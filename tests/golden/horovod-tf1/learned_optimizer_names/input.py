"""The same, with the rows of a problem fed, and the moved weights written by `assign_add`."""
import numpy as np
import tensorflow as tf

rng = np.random.RandomState(5)
data = rng.rand(320, 3).astype("float32")
told = data.sum(1, keepdims=True)
a = tf.placeholder(tf.float32, [None, 3])
b = tf.placeholder(tf.float32, [None, 1])
rate = tf.get_variable("rate", [3, 1], initializer=tf.constant_initializer(0.1))
inner = tf.get_variable("inner", [3, 1], trainable=False)


def error(at):
    return tf.reduce_mean(tf.square(tf.matmul(a, at) - b))


slope = tf.gradients(error(inner), inner)[0]
moved = inner - rate * slope
meta = error(moved)
learn = tf.train.GradientDescentOptimizer(0.01).minimize(meta, var_list=[rate])
go = inner.assign_add(moved - inner)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for turn in range(20):
        for k in range(0, len(data), 16):
            session.run([learn, go], {a: data[k:k + 16], b: told[k:k + 16]})
    print("rate", session.run(rate).shape)
