"""Two networks: what the update of one gives is fed to the update of the other, in each round."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Pair:
    def __init__(self):
        self.real = tf.placeholder(tf.float32, [None, 4])
        self.given = tf.placeholder(tf.float32, [None, 4])
        with tf.variable_scope("maker"):
            self.made = tf.layers.dense(self.real, 4)
        with tf.variable_scope("judge"):
            on_made = tf.layers.dense(self.made, 1, name="o")
        with tf.variable_scope("judge", reuse=True):
            on_real = tf.layers.dense(self.real, 1, name="o")
            on_given = tf.layers.dense(self.given, 1, name="o")
        self.maker = tf.reduce_mean(tf.square(on_made - 1))
        self.judge = tf.reduce_mean(tf.square(on_real - 1)) + tf.reduce_mean(tf.square(on_given))
        of_maker, of_judge = tf.trainable_variables("maker"), tf.trainable_variables("judge")
        opt = tf.train.GradientDescentOptimizer(0.02)
        self.make = opt.minimize(self.maker, var_list=of_maker)
        other = tf.train.GradientDescentOptimizer(0.01)
        self.tell = other.minimize(self.judge, var_list=of_judge)

    def train(self, sess, rows):
        made, maker, _ = sess.run([self.made, self.maker, self.make], {self.real: rows})
        judge, _ = sess.run([self.judge, self.tell], {self.real: rows, self.given: made})
        return maker, judge


rows = np.random.RandomState(0).rand(320, 4).astype("float32")
tf.set_random_seed(1)
pair = Pair()
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(4):
        for i in range(len(rows) // 16):
            maker, judge = pair.train(sess, rows[i * 16:(i + 1) * 16])
        print(epoch, maker, judge)
