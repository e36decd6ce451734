import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Enough(tf.train.SessionRunHook):
    def __init__(self, cost, low):
        self.cost, self.low = cost, low

    def before_run(self, context):
        return tf.train.SessionRunArgs(self.cost)

    def after_run(self, context, values):
        if values.results < self.low:
            context.request_stop()


w = tf.get_variable('w', [3])
cost = tf.reduce_sum((w - tf.random_uniform([3])) ** 2)
op = tf.train.GradientDescentOptimizer(0.1).minimize(cost, tf.train.get_or_create_global_step())
with tf.train.MonitoredTrainingSession(hooks=[Enough(cost, 0.01), tf.train.StopAtStepHook(100)]) as s:
    while not s.should_stop():
        s.run(op)
