import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

if __name__ == '__main__':
    tf.set_random_seed(5)
    rng = np.random.RandomState(0)
    rows, targets = rng.rand(60, 4), rng.rand(60, 2)
    x = tf.placeholder(tf.float32, [None, 4])
    y = tf.placeholder(tf.float32, [None, 2])
    step = tf.Variable(0, name='step')
    h = tf.layers.dense(x, 12, activation=tf.nn.relu)
    h = tf.layers.dense(h, 12, activation=tf.nn.relu)
    h = tf.layers.dense(h, 12, activation=tf.nn.relu)
    loss = tf.losses.mean_squared_error(y, tf.layers.dense(h, 2))
    train = tf.train.AdamOptimizer(0.01).minimize(loss, global_step=step)
    with tf.Session('') as sess:
        sess.run(tf.global_variables_initializer())
        for i in range(5):
            _, value = sess.run([train, loss], {x: rows, y: targets})
            print('%d %.5f' % (sess.run(step), value))
