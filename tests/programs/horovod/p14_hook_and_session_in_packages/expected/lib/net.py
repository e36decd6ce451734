import tensorflow as tf

from lib.config import cfg
import horovod.tensorflow as hvd

hvd.init()


class Net(object):
    def build(self):
        self.image = tf.placeholder(tf.float32, shape=[None, 16])
        self.label = tf.placeholder(tf.int64, shape=[None])
        logits = tf.layers.dense(tf.layers.dense(self.image, 20, activation=tf.nn.relu), 4)
        self.loss = tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(labels=self.label, logits=logits))
        lr = tf.Variable(cfg.learning_rate, trainable=False)
        self.train_op = hvd.DistributedOptimizer(
            tf.train.MomentumOptimizer(lr * hvd.size(), 0.9)).minimize(self.loss)
        return lr
