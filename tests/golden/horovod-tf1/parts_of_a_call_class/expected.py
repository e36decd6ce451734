"""The parts are kept by an object, and evaluated by a method of it."""
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


def average_v1(value, graph=[]):
    """The mean over the workers of a number, or of each of several; all ask equally often."""
    if not graph:
        with tf.Graph().as_default():
            mine = tf.placeholder(tf.float64)
            config = tf.ConfigProto(device_count={"GPU": 0})
            graph += [tf.Session(config=config), hvd.allreduce(mine), mine]
    return graph[0].run(graph[1], {graph[2]: value})


tf.disable_v2_behavior()


class Net:
    def build(self):
        self.x = tf.placeholder(tf.float32, [None, 28, 28])
        loss = tf.reduce_mean(tf.layers.dense(tf.layers.flatten(self.x), 1) ** 2)
        step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.001 * hvd.size())).minimize(loss)
        return loss, step

    def train(self, images, test, epochs=3):
        (loss, step) = self.build()
        with tf.Session(config=session_config()) as sess:
            sess.run(tf.global_variables_initializer())
            images = share(images)
            sess.run(hvd.broadcast_global_variables(0))
            for epoch in range(epochs):
                for start in range(0, len(images), 50):
                    sess.run(step, feed_dict={self.x: images[start:start + 50]})
                for start in range(0, len(test), 50):
                    last = sess.run(loss, feed_dict={self.x: test[start:start + 50]})
                if hvd.rank() == 0:
                    print(epoch, last)


if hvd.local_rank() != 0:
    average_v1(0.)  # waits for the download
(a, _), (b, _) = tf.keras.datasets.mnist.load_data()
if hvd.local_rank() == 0:
    average_v1(0.)
Net().train(a, b)
