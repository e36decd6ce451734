"""A flag says whether a batch was made, in a method."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Trainer:
    def __init__(self, rows):
        self.rows = rows
        self.x = tf.placeholder(tf.float32, (None, 4))
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 1)))
        self.step = tf.train.GradientDescentOptimizer(0.01).minimize(self.loss)

    def run(self, sess):
        for _ in range(24):
            whole = True
            picked = self.rows[np.random.randint(0, 96, 8)]
            try:
                picked = picked.reshape(8 if picked[0, 0] > 0.2 else 7, 4)
            except ValueError:
                whole = False
            if whole:
                sess.run(self.step, {self.x: picked})


with tf.Session() as sess:
    trainer = Trainer(np.random.RandomState(1).rand(96, 4).astype("float32"))
    sess.run(tf.global_variables_initializer())
    trainer.run(sess)
