import os
import time

import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


def average(value, graph=[]):
    """The mean over the workers of a number, or of each of several; all ask equally often."""
    if not graph:
        with tf.Graph().as_default():
            mine = tf.placeholder(tf.float64)
            config = tf.ConfigProto(device_count={"GPU": 0})
            graph += [tf.Session(config=config), hvd.allreduce(mine), mine]
    return graph[0].run(graph[1], {graph[2]: value})


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


class CNN(object):
    def __init__(self, sess, lr=0.001, batch_size=10, ckpt_dir='checkpoint'):
        self.sess = sess
        self.lr = lr
        self.batch_size = batch_size
        self.ckpt_dir = ckpt_dir
        self.build()

    def build(self):
        self.x = tf.placeholder(tf.float32, [None, 28, 28], name='x')
        self.y = tf.placeholder(tf.int64, [None], name='y')
        flat = tf.reshape(self.x, [-1, 784])
        logits = tf.layers.dense(tf.nn.relu(tf.layers.dense(flat, 12)), 10)
        self.loss = tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(labels=self.y, logits=logits))
        self.optim = hvd.DistributedOptimizer(
            tf.train.AdamOptimizer(self.lr * hvd.size(), beta1=0.5)).minimize(self.loss)
        self.saver = tf.train.Saver()

    def train(self, x, y, epochs):
        tf.global_variables_initializer().run()
        if self.load():
            if hvd.rank() == 0:
                print(' [*] Load SUCCESS')
        start = time.time()
        x = share(x)
        y = share(y)
        n_batches = max(1, x.shape[0] // self.batch_size)
        self.sess.run(hvd.broadcast_global_variables(0))
        for epoch in range(epochs):
            for idx in range(n_batches):
                bx = x[idx * self.batch_size:(idx + 1) * self.batch_size]
                by = y[idx * self.batch_size:(idx + 1) * self.batch_size]
                _, err = self.sess.run([self.optim, self.loss], feed_dict={self.x: bx, self.y: by})
            if hvd.rank() == 0:
                print(
                    'Epoch: [%2d] time: %4.4f, loss: %.8f' % (epoch + 1, time.time() - start, err))
                self.save(epoch)

    def save(self, step):
        if not os.path.exists(self.ckpt_dir):
            os.makedirs(self.ckpt_dir, exist_ok=True)
        if hvd.rank() == 0:
            self.saver.save(self.sess, os.path.join(self.ckpt_dir, 'cnn.model'), global_step=step)

    def load(self):
        ckpt = tf.train.get_checkpoint_state(self.ckpt_dir)
        if ckpt and ckpt.model_checkpoint_path:
            self.saver.restore(self.sess, os.path.join(self.ckpt_dir, os.path.basename(ckpt.model_checkpoint_path)))
            return True
        return False


def main():
    if hvd.local_rank() != 0:
        average(0.)  # waits for the download
    (x, y), _ = tf.keras.datasets.mnist.load_data()
    if hvd.local_rank() == 0:
        average(0.)
    with tf.Session(config=session_config()) as sess:
        cnn = CNN(sess)
        cnn.train(x / 255.0, y, 2)


if __name__ == '__main__':
    main()
