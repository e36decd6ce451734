"""Which of two networks is trained in a round is what each worker's own losses would say."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Pair:
    def __init__(self):
        self.x = tf.placeholder(tf.float32, [None, 3])
        left, right = tf.get_variable("left", [3, 3]), tf.get_variable("right", [3, 1])
        self.near = tf.reduce_mean((tf.matmul(self.x, left) - self.x) ** 2)
        self.far = tf.reduce_mean((tf.matmul(tf.matmul(self.x, left), right) - 1.) ** 2)
        opt = tf.train.GradientDescentOptimizer
        self.draw_near = opt(0.01).minimize(self.near, var_list=[left])
        self.draw_far = opt(0.01).minimize(self.far, var_list=[right])

    def fit(self, sess, rows):
        last = 1.
        for k in range(len(rows) // 8):
            wanted = [self.near, self.far, self.draw_near]
            if last > 0.9:
                wanted.append(self.draw_far)
            seen = sess.run(wanted, {self.x: rows[k * 8:k * 8 + 8]})
            last = seen[1]


table = np.random.RandomState(0).rand(320, 3).astype("float32")
pair = Pair()
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    pair.fit(session, table)
