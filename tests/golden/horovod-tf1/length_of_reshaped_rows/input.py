import numpy as np
import tensorflow.compat.v1 as tf
tf.disable_eager_execution()


def load():
    rng = np.random.RandomState(4)
    pictures = rng.rand(180, 3, 4).astype('float32')
    wanted = pictures.mean(axis=(1, 2)).reshape(-1, 1)
    return pictures.reshape(len(pictures), 12), wanted


def train(pictures, wanted):
    x = tf.placeholder(tf.float32, [None, 12])
    y = tf.placeholder(tf.float32, [None, 1])
    out = tf.layers.dense(x, 1, kernel_initializer=tf.zeros_initializer())
    loss = tf.reduce_mean(tf.square(out - y))
    step = tf.train.GradientDescentOptimizer(0.05).minimize(loss)
    with tf.Session() as sess:
        sess.run(tf.global_variables_initializer())
        for k in range(60):
            begin = (k * 10) % (pictures.shape[0] - 10)
            rows, goals = pictures[begin:begin + 10, :], wanted[begin:begin + 10]
            sess.run(step, {x: rows, y: goals})
        print('weights', sess.run(tf.trainable_variables()[0]).ravel()[:3])


if __name__ == '__main__':
    pictures, wanted = load()
    train(pictures, wanted)
