"""A regression on made-up sensor data; the layers stand in a table of (name, width, activation)."""
import numpy as np
import tensorflow as tf

LAYERS = [('encode', 32, tf.nn.relu), ('mix', 48, tf.nn.tanh), ('squeeze', 24, tf.nn.relu), ('decode', 16, None)]


def sensor_batches(batch=32, steps=12):
    rng = np.random.RandomState(11)
    w = rng.randn(10, 1)
    for _ in range(steps):
        x = rng.randn(batch, 10).astype(np.float32)
        yield x, np.tanh(x @ w).astype(np.float32)


x = tf.placeholder(tf.float32, [None, 10], name='x')
y = tf.placeholder(tf.float32, [None, 1], name='y')

net = x
with tf.variable_scope('body'):
    for name, width, activation in LAYERS:
        with tf.variable_scope(name):
            net = tf.layers.dense(net, width, activation=activation)
with tf.variable_scope('head'):
    prediction = tf.layers.dense(net, 1, name='out')
    loss = tf.losses.mean_squared_error(y, prediction)

step = tf.train.get_or_create_global_step()
rate = tf.train.exponential_decay(0.01, step, 5, 0.9)
optimizer = tf.train.RMSPropOptimizer(rate)
grads = optimizer.compute_gradients(loss)
train = optimizer.apply_gradients(grads, global_step=step)
saver = tf.train.Saver(max_to_keep=1)

with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for i, (bx, by) in enumerate(sensor_batches()):
        _, value = sess.run([train, loss], feed_dict={x: bx, y: by})
        if i % 4 == 0:
            print('step %d: %.5f' % (i, value))
    saver.save(sess, './sensor', global_step=step)
