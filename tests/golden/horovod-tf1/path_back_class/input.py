"""The best state so far is read again from the path that its save gave back."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Trainer:
    def __init__(self, rows):
        self.rows = rows
        self.x = tf.placeholder(tf.float32, [None, 3])
        self.loss = tf.reduce_mean(tf.layers.dense(self.x, 1) ** 2)
        self.train = tf.train.GradientDescentOptimizer(0.01).minimize(self.loss)
        self.saver = tf.train.Saver()
        self.path = None

    def fit(self, passes):
        with tf.Session() as sess:
            sess.run(tf.global_variables_initializer())
            for _ in range(passes):
                for i in range(0, len(self.rows), 8):
                    sess.run(self.train, {self.x: self.rows[i:i + 8]})
            self.path = self.saver.save(sess, "kept/best")

    def score(self, rows):
        with tf.Session() as sess:
            if self.path:
                self.saver.restore(sess, self.path)
            return sess.run(self.loss, {self.x: rows})


table = np.random.RandomState(0).rand(320, 3).astype("float32")
trainer = Trainer(table)
trainer.fit(2)
value = trainer.score(table[:100])
print(value)
