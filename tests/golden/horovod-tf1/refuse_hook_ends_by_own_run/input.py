import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(0).rand(192, 3).astype('float32')
data = tf.data.Dataset.from_tensor_slices(rows).repeat().batch(8)
taken = tf.data.make_one_shot_iterator(data).get_next()
loss = tf.reduce_mean(tf.layers.dense(taken, 1) ** 2)
count = tf.train.get_or_create_global_step()
step = tf.train.AdamOptimizer(0.01).minimize(loss, global_step=count)


class Low(tf.train.SessionRunHook):
    def __init__(self):
        self.low = 0

    def after_run(self, context, values):
        if context.session.run(count) % 50 == 0:
            if context.session.run(loss) < 0.01:
                self.low += 1
            if self.low > 3:
                context.request_stop()


with tf.train.MonitoredTrainingSession(hooks=[Low()]) as sess:
    while not sess.should_stop():
        sess.run(step)
