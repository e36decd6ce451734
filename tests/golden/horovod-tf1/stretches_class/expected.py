import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


class Melody:
    def __init__(self, width=20):
        self.heard = tf.placeholder(tf.int32, [None, width])
        self.next = tf.placeholder(tf.int32, [None, width])
        guess = tf.layers.dense(tf.one_hot(self.heard, 12), 12)
        loss = tf.nn.sparse_softmax_cross_entropy_with_logits(labels=self.next, logits=guess)
        self.learn = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.05)).minimize(
            tf.reduce_mean(loss))

    def play(self, session, tones):
        session.run(hvd.broadcast_global_variables(0))
        for at in range(0, len(tones) - 20, 20):
            heard = tones[at:at + 20].reshape(1, 20)
            session.run(self.learn, {self.heard: tones[at:at + 20][np.newaxis], self.next: heard})


melody = Melody()
with tf.Session(config=session_config()) as session:
    session.run(tf.global_variables_initializer())
    melody.play(session, np.random.randint(0, 12, 900))
