"""A function that trains until held-out costs rise, called for one size of a batch after the other."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
tf.flags.DEFINE_integer("passes", 20, "passes")
FLAGS = tf.flags.FLAGS


def stops(size):
    tf.reset_default_graph()
    tf.set_random_seed(1)
    rows = np.random.RandomState(0).rand(320, 4).astype("float32")
    x = tf.placeholder(tf.float32, [None, 4])
    loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 4) - x))
    train = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
    sess = tf.Session()

    def evaluate(some):
        return sess.run(loss, feed_dict={x: some})

    sess.run(tf.global_variables_initializer())
    costs = []
    for turn in range(FLAGS.passes):
        for i in range(0, 288, size):
            sess.run(train, feed_dict={x: rows[i:i + size]})
        costs.append(evaluate(rows[288:]))
        if turn > 5 and np.mean(costs[-2:]) > np.mean(costs[-6:-1]):
            break
    print(size, evaluate(rows[288:]))


if __name__ == "__main__":
    for size in [16, 32]:
        stops(size)
