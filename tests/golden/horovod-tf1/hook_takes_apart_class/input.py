"""What a hook has fetched is taken apart: the number of the updates says when they are enough."""
import numpy as np
import tensorflow as tf


class Trainer(object):
    def __init__(self, rows):
        data = tf.data.Dataset.from_tensor_slices(rows).repeat().batch(8)
        x = data.make_one_shot_iterator().get_next()
        self.loss = tf.reduce_mean((tf.layers.dense(x, 3) - x) ** 2)
        self.count = tf.train.get_or_create_global_step()
        self.step = tf.train.AdamOptimizer(0.01).minimize(self.loss, global_step=self.count)

    def train(self, most):
        with tf.train.MonitoredTrainingSession(hooks=[Ends(self, most)]) as sess:
            while not sess.should_stop():
                sess.run(self.step)


class Ends(tf.train.SessionRunHook):
    def __init__(self, trainer, most):
        self.trainer, self.most = trainer, most

    def before_run(self, context):
        global_step = self.trainer.count
        return tf.train.SessionRunArgs([self.trainer.loss, global_step])

    def after_run(self, context, values):
        loss, made = values.results
        if made % 20 == 19:
            print('made', made)
        if made >= self.most:
            context.request_stop()


Trainer(np.random.RandomState(1).rand(192, 3).astype('float32')).train(60)
