"""A step that a method runs in the session that its object keeps."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Learner:
    def __init__(self):
        self.x = tf.placeholder(tf.float32, [None, 3])
        self.loss = tf.reduce_mean((tf.layers.dense(self.x, 1) - 1.0) ** 2)
        self.step = tf.train.AdamOptimizer(0.01).minimize(self.loss)
        self.session = tf.Session()
        tf.global_variables_initializer().run(session=self.session)

    def learn(self, rows):
        self.step.run(feed_dict={self.x: rows}, session=self.session)


table = np.random.RandomState(0).rand(640, 3).astype("float32")
learner = Learner()
for k in range(0, 640, 16):
    learner.learn(table[k:k + 16])
print(learner.loss.eval({learner.x: table}, session=learner.session))
