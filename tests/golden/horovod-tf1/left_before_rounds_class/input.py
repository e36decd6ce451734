"""A run that had come to its end leaves before the rounds: a worker that has no such file must as well."""
import json, os
import numpy as np
import tensorflow.compat.v1 as tf
tf.disable_v2_behavior()
rows = np.random.RandomState(0).randn(512, 4).astype(np.float32)
wanted = rows.sum(1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
w = tf.Variable(tf.zeros([4, 1]))
loss = tf.reduce_mean(tf.square(tf.matmul(x, w) - y))
gs = tf.train.get_or_create_global_step()
step = tf.train.GradientDescentOptimizer(0.1).minimize(loss, global_step=gs)
saver = tf.train.Saver()

class Learner:
    def __init__(self, sess):
        self.sess = sess
        self.begin = 0
        sess.run(tf.global_variables_initializer())
        if os.path.exists('state.json'):
            saver.restore(sess, './net')
            self.begin = json.load(open('state.json'))['k']
    def learn(self):
        print('from', self.begin)
        if self.begin >= 300:
            return
        for k in range(self.begin, 300):
            at = np.random.randint(0, len(rows), 16)
            self.sess.run(step, {x: rows[at], y: wanted[at]})
        saver.save(self.sess, './net')
        json.dump({'k': 300}, open('state.json', 'w'))
sess = tf.Session()
Learner(sess).learn()
