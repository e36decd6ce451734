"""In turns the rows are trained on, and all of them shown: the other branch comes behind as well."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
x = tf.placeholder(tf.float32, [None, 4])
pred = tf.layers.dense(x, 4)
loss = tf.reduce_mean(tf.square(pred - x))
step = tf.train.GradientDescentOptimizer(0.1).minimize(loss)


def work(sess, size):
    rows = np.random.RandomState(1).rand(320, 4)
    sess.run(tf.global_variables_initializer())
    for phase in range(4):
        if phase % 2 == 0:
            count = len(rows) // size
            for k in range(0, count):
                sess.run(step, {x: rows[k * size:(k + 1) * size]})
        else:
            print('mean', sess.run(pred, {x: rows}).mean())


def main(argv):
    with tf.Session() as sess:
        work(sess, 16)


if __name__ == '__main__':
    tf.app.run()
