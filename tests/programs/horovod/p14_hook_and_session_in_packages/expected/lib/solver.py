import numpy as np
import tensorflow as tf

from lib.config import cfg
import horovod.tensorflow as hvd

hvd.init()


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


class Solver(object):
    def __init__(self, sess, net):
        self.sess = sess
        self.net = net

    def train(self, data, labels):
        sess = self.sess
        lr = self.net.build()
        saver = tf.train.Saver()
        sess.run(tf.global_variables_initializer())
        data = share(data)
        labels = share(labels)
        sess.run(hvd.broadcast_global_variables(0))
        for epoch in range(cfg.epochs):
            order = np.random.permutation(len(data))
            for i in range(max(1, len(data) // cfg.batch)):
                rows = order[i * cfg.batch:(i + 1) * cfg.batch]
                loss, _ = sess.run([self.net.loss, self.net.train_op], feed_dict={self.net.image: data[rows], self.net.label: labels[rows]})
            if hvd.rank() == 0:
                print('epoch %d loss %.3f' % (epoch, loss))
                saver.save(sess, 'net.ckpt', global_step=epoch)  #? sess : tensorflow.Session = yes
