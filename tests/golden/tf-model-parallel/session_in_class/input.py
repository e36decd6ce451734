import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
tf.set_random_seed(1)


class Model(object):
    def __init__(self, n):
        self.x = tf.placeholder(tf.float32, [None, 8])
        self.y = tf.placeholder(tf.float32, [None, 1])
        self.h1 = tf.layers.dense(self.x, 16, tf.nn.relu)
        self.h2 = tf.layers.dense(self.h1, 16, tf.nn.relu)
        self.out = tf.layers.dense(self.h2, 1)
        self.loss = tf.reduce_mean(tf.square(self.out - self.y))
        self.train_op = tf.train.AdamOptimizer(1e-3).minimize(self.loss)

    def train(self, sess, x, y):
        return sess.run([self.loss, self.train_op], {self.x: x, self.y: y})


m = Model(3)
with tf.Session(config=tf.ConfigProto(log_device_placement=False)) as sess:
    sess.run(tf.global_variables_initializer())
    for i in range(5):
        print('%.6f' % m.train(sess, [[0.5] * 8], [[1.0]])[0])
