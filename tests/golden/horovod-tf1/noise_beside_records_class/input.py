"""Noise is drawn beside rows that the graph reads by itself: the rows are shared."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Pair:
    def __init__(self, rows):
        data = tf.data.Dataset.from_tensor_slices(rows).repeat().batch(8)
        real = data.make_one_shot_iterator().get_next()
        self.noise = tf.placeholder(tf.float32, [8, 3])
        turn, judge = tf.get_variable("turn", [3, 3]), tf.get_variable("judge", [3, 1])
        made = tf.matmul(self.noise, turn)
        self.near = tf.reduce_mean((tf.matmul(real, judge) - tf.matmul(made, judge) - 1.) ** 2)
        self.far = tf.reduce_mean(tf.matmul(made, judge) ** 2)
        opt = tf.train.GradientDescentOptimizer(0.01)
        self.judges = opt.minimize(self.near, var_list=[judge])
        self.makes = opt.minimize(self.far, var_list=[turn])

    def draw(self):
        return np.random.uniform(-1, 1, size=[8, 3])

    def once(self, sess):
        return sess.run([self.judges, self.makes, self.near], {self.noise: self.draw()})[2]


pair = Pair(np.random.RandomState(0).rand(320, 3).astype("float32"))
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for k in range(80):
        print(k, pair.once(session))
