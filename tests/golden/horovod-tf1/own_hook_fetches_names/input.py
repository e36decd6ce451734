"""A hook of the program asks for the number of the updates, which ends the rounds."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
LAST = 60
rows = np.random.RandomState(0).rand(192, 3).astype('float32')
data = tf.data.Dataset.from_tensor_slices(rows).repeat().batch(8)
x = tf.data.make_one_shot_iterator(data).get_next()
loss = tf.reduce_mean((tf.layers.dense(x, 1) - tf.reduce_sum(x, 1, keepdims=True)) ** 2)
updates = tf.train.get_or_create_global_step()
step = tf.train.GradientDescentOptimizer(0.01).minimize(loss, global_step=updates)


class Enough(tf.train.SessionRunHook):
    def before_run(self, context):
        return tf.train.SessionRunArgs({'loss': loss, 'step': updates})

    def after_run(self, context, values):
        if values.results['step'] >= LAST:
            context.request_stop()


hooks = [Enough(), tf.train.LoggingTensorHook({'loss': loss}, every_n_iter=20)]
hooks.append(tf.train.StepCounterHook(every_n_steps=30, output_dir='speed'))
with tf.train.MonitoredTrainingSession(hooks=hooks) as sess:
    while not sess.should_stop():
        sess.run(step)
