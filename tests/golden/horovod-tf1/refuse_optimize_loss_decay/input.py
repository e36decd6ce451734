"""The rate falls by a function that is handed in: what it counts is not seen here."""
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(0).rand(160, 4).astype("float32")
x = tf.placeholder(tf.float32, (None, 4))
loss = tf.reduce_mean(tf.square(tf.layers.dense(tf.layers.dense(x, 2), 4) - x))


def fall(rate, number):
    return tf.train.exponential_decay(rate, number, 10, 0.5)


train_op = tf.contrib.layers.optimize_loss(loss, tf.train.get_or_create_global_step(), 0.01, "Adam",
                                           learning_rate_decay_fn=fall)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for i in range(0, len(rows), 20):
        sess.run(train_op, {x: rows[i:i + 20]})
