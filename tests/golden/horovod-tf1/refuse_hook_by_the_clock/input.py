"""A hook of the program ends the rounds by the clock, and another by losses that it has kept."""
import time

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(0).rand(192, 3).astype('float32')
data = tf.data.Dataset.from_tensor_slices(rows).repeat().batch(8)
x = tf.data.make_one_shot_iterator(data).get_next()
loss = tf.reduce_mean((tf.layers.dense(x, 1) - tf.reduce_sum(x, 1, keepdims=True)) ** 2)
updates = tf.train.get_or_create_global_step()
step = tf.train.GradientDescentOptimizer(0.01).minimize(loss, global_step=updates)


class Late(tf.train.SessionRunHook):
    def begin(self):
        self.begun = time.time()

    def after_run(self, context, values):
        if time.time() - self.begun > 600:
            context.request_stop()


class Worse(tf.train.SessionRunHook):
    def __init__(self):
        self.best, self.waited = 1e9, 0

    def before_run(self, context):
        return tf.train.SessionRunArgs(loss)

    def after_run(self, context, values):
        if values.results < self.best:
            self.best, self.waited = values.results, 0
        else:
            self.waited += 1
        if self.waited > 5:
            context.request_stop()


with tf.train.MonitoredTrainingSession(hooks=[Late(), Worse(), tf.train.StopAtStepHook(60)]) as sess:
    while not sess.should_stop():
        sess.run(step)
