import numpy as np
import tensorflow as tf


class Trainer(object):
    def __init__(self, loss):
        self.op = optimizer.minimize(loss)

    def fit(self, steps):
        for s in range(steps):
            r = rng.randint(0, len(points), 8)
            sess.run(self.op, feed_dict={inputs: points[r], answers: values[r]})


rng = np.random.RandomState(9)
points = rng.rand(80, 2).astype(np.float32)
values = points.sum(1, keepdims=True)
inputs = tf.placeholder(tf.float32, [None, 2])
answers = tf.placeholder(tf.float32, [None, 1])
prediction = tf.layers.dense(inputs, 1)
optimizer = tf.train.AdagradOptimizer(0.1)
trainer = Trainer(tf.losses.mean_squared_error(answers, prediction))
sess = tf.Session()
sess.run(tf.global_variables_initializer())
trainer.fit(50)
