"""A method that nobody calls runs a setting as if it were an update."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
tf.flags.DEFINE_string("optimizer", "plain", "plain or momentum")
FLAGS = tf.flags.FLAGS


class Net:
    def __init__(self, flags):
        self.optimizer = flags.optimizer
        self.x = tf.placeholder(tf.float32, [None, 4])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 4) - self.x))
        if self.optimizer == "plain":
            optimizer = tf.train.GradientDescentOptimizer(0.05)
        else:
            optimizer = tf.train.MomentumOptimizer(0.05, 0.9)
        self.training = optimizer.minimize(self.loss)
        self.sess = tf.Session()
        self.sess.run(tf.global_variables_initializer())

    def train_batch(self, rows):
        return self.sess.run([self.training, self.loss], {self.x: rows})[1]

    def look(self, rows):
        self.sess.run([self.optimizer, self.loss], {self.x: rows})


net = Net(FLAGS)
rows = np.random.RandomState(0).rand(320, 4).astype("float32")
for turn in range(4):
    for k in range(0, len(rows), 16):
        loss = net.train_batch(rows[k:k + 16])
    print(turn, loss)
