import tensorflow.compat.v1 as tf
tf.disable_eager_execution()
import matplotlib
matplotlib.use('Agg')
import matplotlib.pyplot as plt
import numpy as np


def generator(z_, reuse=False):
    with tf.variable_scope('gen', reuse=reuse):
        h_ = tf.layers.dense(z_, 16, activation=tf.nn.relu)
        return tf.layers.dense(h_, 20, activation=tf.nn.tanh)


def discriminator(images_, reuse=False):
    with tf.variable_scope('disc', reuse=reuse):
        h_ = tf.layers.dense(images_, 16, activation=tf.nn.leaky_relu)
        return tf.layers.dense(h_, 1)


class Gan(object):
    def __init__(self):
        self.X = tf.placeholder(tf.float32, [None, 20], name='real')
        self.noise = tf.placeholder(tf.float32, [None, 4], name='z')
        G_sample = generator(self.noise)
        D_real = discriminator(self.X)
        D_fake = discriminator(G_sample, reuse=True)
        self.d_loss = tf.reduce_mean(tf.nn.sigmoid_cross_entropy_with_logits(logits=D_real, labels=tf.ones_like(D_real))) + \
            tf.reduce_mean(tf.nn.sigmoid_cross_entropy_with_logits(logits=D_fake, labels=tf.zeros_like(D_fake)))
        self.g_loss = tf.reduce_mean(tf.nn.sigmoid_cross_entropy_with_logits(logits=D_fake, labels=tf.ones_like(D_fake)))
        t_vars = tf.trainable_variables()
        d_vars = [v_ for v_ in t_vars if v_.name.startswith('disc')]
        g_vars = [v_ for v_ in t_vars if v_.name.startswith('gen')]
        self.d_train = tf.train.AdamOptimizer(0.0002).minimize(self.d_loss, var_list=d_vars)
        self.g_train = tf.train.AdamOptimizer(0.0002).minimize(self.g_loss, var_list=g_vars)

    def fit(self, train_X, test_X):
        # Launch the graph
        costs = []
        with tf.Session() as sess:
            sess.run(tf.global_variables_initializer())
            for i in range(40):
                first = (i * 10) % (train_X.shape[0] - 10)
                batch_xs = train_X[first:(first + 10), :]
                for _ in range(3):
                    z_batch = np.random.uniform(-1., 1., size=[16, 4])
                    _, c = sess.run([self.d_train, self.d_loss], feed_dict={self.X: batch_xs, self.noise: z_batch})
                _, gl = sess.run([self.g_train, self.g_loss], feed_dict={self.noise: z_batch})
                costs.append(c)
                if i % 5 == 0:
                    # logging
                    print(f"Iter step {i}, loss {c}")
                if i == 60 - 1:
                    print('last step')
        plt.plot(costs)
        plt.savefig('cost.png')


def main():
    # Prepare data
    np.random.seed(123)
    train_X = np.random.randn(211, 20).astype('float32')
    test_X = train_X[:41]
    m_ = Gan()
    m_.fit(train_X, test_X)


if __name__ == '__main__':
    main()
