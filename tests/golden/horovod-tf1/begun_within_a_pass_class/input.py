"""The rounds of a pass begin where an earlier run was left, reckoned from the number in a name."""
import os
import re

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Painter:
    def __init__(self, sess, passes, size, kept):
        self.sess, self.passes, self.size, self.kept = sess, passes, size, kept
        self.rows = np.random.RandomState(1).rand(384, 4)
        self.rounds = len(self.rows) // self.size

    def build(self):
        self.x = tf.placeholder(tf.float32, [None, 4])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 4) - self.x))
        self.step = tf.train.GradientDescentOptimizer(0.05).minimize(self.loss)
        self.saver = tf.train.Saver()

    def load(self):
        state = tf.train.get_checkpoint_state(self.kept)
        if state and state.model_checkpoint_path:
            name = os.path.basename(state.model_checkpoint_path)
            self.saver.restore(self.sess, os.path.join(self.kept, name))
            return True, int(next(re.finditer(r'(\d+)(?!.*\d)', name)).group(0))
        return False, 0

    def train(self):
        tf.global_variables_initializer().run()
        there, made = self.load()
        if there:
            first = (int)(made / self.rounds)
            begin = made - first * self.rounds
            count = made
        else:
            first = 0
            begin = 0
            count = 1
        for turn in range(first, self.passes):
            for k in range(begin, self.rounds):
                batch = self.rows[k * self.size:(k + 1) * self.size]
                _, now = self.sess.run([self.step, self.loss], {self.x: batch})
                count += 1
                if np.mod(count, 20) == 0:
                    print('pass %d round %d/%d loss %.5f' % (turn, k, self.rounds, now))
            begin = 0
            self.saver.save(self.sess, os.path.join(self.kept, 'net'), global_step=count)
        print('loss %.5f' % self.sess.run(self.loss, {self.x: self.rows}))

    def ended(self):
        latest = tf.train.latest_checkpoint(self.kept)
        first = 0
        if latest:
            first = int(int(latest.split('-')[-1]) / self.rounds)
        if first == self.passes:
            print('all passes are made')


with tf.Session() as sess:
    os.makedirs('kept', exist_ok=True)
    painter = Painter(sess, 5, 8, 'kept')
    painter.build()
    painter.train()
    painter.ended()
