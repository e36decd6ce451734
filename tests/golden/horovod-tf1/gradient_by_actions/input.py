import numpy as np
import tensorflow as tf


class Agent:
    def __init__(self):
        self.s = tf.placeholder(tf.float32, [None, 4])
        self.actor = self.act(self.s)
        with tf.variable_scope("critic"):
            value = tf.layers.dense(tf.concat([self.s, self.actor], 1), 1)
        weights = tf.get_collection(tf.GraphKeys.GLOBAL_VARIABLES, scope="actor")
        opt = tf.train.GradientDescentOptimizer(0.01)
        by_actions = opt.compute_gradients(-tf.reduce_mean(value), var_list=self.actor)
        inverted = by_actions[0][0] * (1.0 - self.actor)
        grads = opt.compute_gradients(self.actor, var_list=weights, grad_loss=inverted)
        self.train = opt.apply_gradients(grads)

    def act(self, seen):
        with tf.variable_scope("actor"):
            return tf.multiply(tf.layers.dense(seen, 1, tf.tanh), 2.0)


rows = np.random.RandomState(3).rand(800, 4)
agent = Agent()
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for turn in range(3):
        for k in range(0, 800, 20):
            sess.run(agent.train, {agent.s: rows[k:k + 20]})
    print("made")
