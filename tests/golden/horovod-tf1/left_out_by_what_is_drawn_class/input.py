"""A class draws a batch, and trains by it where it is there and holds enough."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Trainer:
    def __init__(self, held):
        self.held = held
        self.x = tf.placeholder(tf.float32, (None, 4))
        loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 1)))
        self.step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)

    def draw(self):
        at = np.random.randint(0, 96, 8)
        picked = self.held[at]
        if picked[:, 1].max() < 0.8:
            return None
        return picked

    def fit(self, sess, rounds):
        for _ in range(rounds):
            drawn = self.draw()
            if drawn is not None:
                sess.run(self.step, {self.x: drawn})


trainer = Trainer(np.random.RandomState(1).rand(96, 4).astype("float32"))
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    trainer.fit(sess, 24)
