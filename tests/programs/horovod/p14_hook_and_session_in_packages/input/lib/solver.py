import numpy as np
import tensorflow as tf

from lib.config import cfg


class Solver(object):
    def __init__(self, sess, net):
        self.sess = sess
        self.net = net

    def train(self, data, labels):
        sess = self.sess
        lr = self.net.build()
        saver = tf.train.Saver()
        sess.run(tf.global_variables_initializer())
        for epoch in range(cfg.epochs):
            order = np.random.permutation(len(data))
            for i in range(len(data) // cfg.batch):
                rows = order[i * cfg.batch:(i + 1) * cfg.batch]
                loss, _ = sess.run([self.net.loss, self.net.train_op], feed_dict={self.net.image: data[rows], self.net.label: labels[rows]})
            print('epoch %d loss %.3f' % (epoch, loss))
            saver.save(sess, 'net.ckpt', global_step=epoch)  #? sess : tensorflow.Session = yes
