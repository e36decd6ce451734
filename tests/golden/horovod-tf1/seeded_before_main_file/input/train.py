"""A seed is set at the top of the script, and another file draws when the library runs `main`."""
import numpy as np
import tensorflow as tf

from made import drawn

np.random.seed(7)
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)))
step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)


def main(_):
    with tf.Session() as sess:
        sess.run(tf.global_variables_initializer())
        for turn in range(3):
            for k in range(20):
                sess.run(step, {x: drawn(8)})


if __name__ == "__main__":
    tf.app.run()
