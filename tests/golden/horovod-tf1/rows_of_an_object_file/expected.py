"""An object makes its rows itself, and counts the batches of a pass."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


tf.disable_v2_behavior()


def load(seed):
    drawn = np.random.RandomState(seed)
    pictures = drawn.rand(160, 6).astype("float32")
    return pictures, drawn.randint(0, 3, 160)


class Pair(object):
    model_name = "pair"

    def __init__(self, sess):
        self.sess = sess
        self.batch_size = 8
        self.data_x, self.data_y = load(1)
        self.num_batches = len(self.data_x) // self.batch_size

    def build(self):
        self.inputs = tf.placeholder(tf.float32, [self.batch_size, 6])
        self.z = tf.placeholder(tf.float32, [self.batch_size, 2])
        w = tf.get_variable("w", [6, 1])
        g = tf.get_variable("g", [2, 6])
        fake = tf.matmul(tf.matmul(self.z, g), w)
        self.d_loss = tf.reduce_mean(tf.nn.softplus(fake) + tf.nn.softplus(-tf.matmul(self.inputs, w)))
        self.g_loss = tf.reduce_mean(tf.nn.softplus(-fake))
        self.d_optim = hvd.DistributedOptimizer(
            tf.train.AdamOptimizer(0.001 * hvd.size())).minimize(self.d_loss, var_list=[w])
        self.g_optim = hvd.DistributedOptimizer(
            tf.train.AdamOptimizer(0.001 * hvd.size())).minimize(self.g_loss, var_list=[g])

    def train(self):
        tf.global_variables_initializer().run()
        self.sess.run(hvd.broadcast_global_variables(0))
        for epoch in range(3):
            for idx in range(max(1, self.num_batches // hvd.size())):
                images = share(self.data_x)[idx * self.batch_size:(idx + 1) * self.batch_size]
                noise = np.random.uniform(-1, 1, [self.batch_size, 2]).astype(np.float32)
                _, d_loss = self.sess.run([self.d_optim, self.d_loss], feed_dict={self.inputs: images, self.z: noise})
                _, g_loss = self.sess.run([self.g_optim, self.g_loss], feed_dict={self.z: noise})
                if hvd.rank() == 0:
                    print(
                        "Epoch: [%2d] [%4d/%4d] d_loss: %.8f, g_loss: %.8f" % (epoch, idx,
                            self.num_batches, d_loss, g_loss))


with tf.Session(config=session_config()) as sess:
    pair = Pair(sess)
    pair.build()
    pair.train()
