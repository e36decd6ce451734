import numpy as np
import tensorflow as tf
from layers import *


class Judge:
    def __call__(self, x, reuse=False):
        with tf.variable_scope('judge', reuse=reuse):
            return dense(tf.nn.relu(dense(x, 8, 'a')), 1, 'b')

    @property
    def var(self):
        return tf.get_collection(tf.GraphKeys.TRAINABLE_VARIABLES, 'judge')


class Training:
    def __init__(self):
        judge = Judge()
        self.x = tf.placeholder(tf.float32, [None, 4])
        self.z = tf.placeholder(tf.float32, [None, 4])
        self.loss = tf.reduce_mean(judge(self.x)) - tf.reduce_mean(judge(self.z, reuse=True))
        self.clip = []
        for _, var in enumerate(judge.var):
            self.clip.append(var.assign(tf.clip_by_value(var, -0.01, 0.01)))
        self.step = tf.train.RMSPropOptimizer(5e-5).minimize(self.loss, var_list=judge.var)
        tf.summary.scalar('loss', self.loss)
        self.told = tf.summary.merge_all()
        self.sess = tf.Session()
        self.writer = tf.summary.FileWriter('logs')

    def tell(self, summaries, k):
        [self.writer.add_summary(summary, k) for summary in summaries]

    def run(self, rows):
        self.sess.run(tf.global_variables_initializer())
        for epoch in range(3):
            for k in range(len(rows) // 32):
                fed = {self.x: rows[k * 32:k * 32 + 32], self.z: np.random.rand(32, 4)}
                self.sess.run(self.clip)
                _, told = self.sess.run([self.step, self.told], fed)
            self.tell([told], epoch)


Training().run(np.random.RandomState(6).rand(640, 4).astype('float32'))
