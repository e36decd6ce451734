"""The same in a class."""
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


tf.set_random_seed(7 + hvd.rank())


class Learner(object):
    def __init__(self, steps):
        self.w = tf.get_variable("w", [1, 1], initializer=tf.constant_initializer(-0.1))
        self.x = tf.get_variable("x", [6], trainable=False,
                                 initializer=tf.random_normal_initializer())
        self.goal = tf.random_normal([6])
        at, self.loss = self.x, 0.
        for _ in range(steps):
            at = at + self.deltas(at)
            self.loss += self.cost(at) / steps
        self.move = self.x.assign(at)
        self.again = self.x.initializer
        self.step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01)).minimize(self.loss,
            var_list=[self.w])

    def cost(self, at):
        return tf.reduce_mean(tf.square(at - self.goal))

    def deltas(self, at):
        slope = tf.gradients(self.cost(at), at)[0]
        return tf.reshape(tf.matmul(tf.reshape(slope, [-1, 1]), self.w), [-1])


learner = Learner(4)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(30):
        sess.run(learner.again)
        for _ in range(4):
            sess.run([learner.step, learner.move])
    if hvd.rank() == 0:
        print("rate", sess.run(learner.w) < 0)
