import numpy as np
import tensorflow.compat.v1 as tf
tf.disable_v2_behavior()
rows = np.random.RandomState(0).rand(192, 3).astype("float32")
data = tf.data.Dataset.from_tensor_slices(rows).repeat().batch(8)
x = tf.data.make_one_shot_iterator(data).get_next()
loss = tf.reduce_mean((tf.layers.dense(x, 1) - tf.reduce_sum(x, 1, keepdims=True)) ** 2)
steps = tf.train.get_or_create_global_step()
rate = tf.placeholder_with_default(0.02, [])
step = tf.train.GradientDescentOptimizer(rate).minimize(loss, global_step=steps)


class Hook(tf.train.SessionRunHook):
    def begin(self):
        self.now = 0.02

    def before_run(self, context):
        return tf.train.SessionRunArgs([loss, steps], feed_dict={rate: self.now})

    def after_run(self, context, values):
        if values.results[1] in (8, 12):
            self.now /= 2
        if values.results[-1] == 16:
            self.now = 0.001


with tf.train.MonitoredTrainingSession(hooks=[Hook(), tf.train.StopAtStepHook(last_step=24)]) as sess:
    while not sess.should_stop():
        sess.run(step)
