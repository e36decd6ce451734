"""Another interval asks for what was put into the dictionary: it comes with the first alone."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


tf.disable_v2_behavior()


class Learner:
    def build(self):
        self.x = tf.placeholder(tf.float32, [None, 4])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 4) - self.x))
        self.step = hvd.DistributedOptimizer(
            tf.train.GradientDescentOptimizer(0.05 * hvd.size())).minimize(self.loss)
        self.saver = tf.train.Saver()

    def train(self, rows, rounds):
        self.build()
        with tf.Session(config=session_config()) as sess:
            sess.run(tf.global_variables_initializer())
            sess.run(hvd.broadcast_global_variables(0))
            for k in range(1, max(1, rounds // hvd.size()) + 1):
                fetches = {"step": self.step}
                if k % 15 == 0:
                    fetches["loss"] = self.loss
                at = np.random.randint(0, len(share(rows)), 16)
                results = sess.run(fetches, {self.x: share(rows)[at]})
                if k % 30 == 0:
                    if hvd.rank() == 0:
                        print(k, results["loss"])
                        self.saver.save(sess, "kept/net")
            return sess.run(self.loss, {self.x: rows})


np.random.seed(3)
value = Learner().train(np.random.RandomState(0).rand(320, 4).astype("float32"), 90)
if hvd.rank() == 0:
    print("loss", value)
