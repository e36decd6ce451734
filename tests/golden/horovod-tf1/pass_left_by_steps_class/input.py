"""In an object: how many rounds a pass has is told by the rows that are shared out."""
import numpy as np
import tensorflow as tf


class Pupil:
    def __init__(self):
        self.x = tf.placeholder(tf.float32, [None, 3])
        self.y = tf.placeholder(tf.float32, [None, 1])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 1) - self.y))
        self.made = tf.train.get_or_create_global_step()
        self.step = tf.train.AdamOptimizer(0.01).minimize(self.loss, global_step=self.made)
        self.saver = tf.train.Saver()

    def fit(self, sess, rows):
        last = tf.train.latest_checkpoint('kept_class')
        if last:
            self.saver.restore(sess, last)
        first = sess.run(self.made) * 8 // len(rows)
        for epoch in range(first, 3):
            for k in range(0, len(rows), 8):
                sess.run(self.step, {self.x: rows[k:k + 8, :3], self.y: rows[k:k + 8, 3:]})
            self.saver.save(sess, 'kept_class/model', global_step=self.made)


rows = np.random.RandomState(5).rand(192, 4).astype('float32')
pupil = Pupil()
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    pupil.fit(sess, rows)
    print(sess.run(pupil.loss, {pupil.x: rows[:, :3], pupil.y: rows[:, 3:]}))
