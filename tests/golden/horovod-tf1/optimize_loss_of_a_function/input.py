import numpy as np
import tensorflow as tf

rows = np.random.RandomState(0).rand(160, 4).astype("float32")
x = tf.placeholder(tf.float32, (None, 4))
loss = tf.reduce_mean(tf.square(tf.layers.dense(tf.layers.dense(x, 2), 4) - x))
number = tf.train.get_or_create_global_step()
train_op = tf.contrib.layers.optimize_loss(
    loss, number, 0.01, optimizer=lambda rate: tf.train.AdamOptimizer(rate, beta1=0.5))
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(3):
        for i in range(len(rows) // 20):
            sess.run(train_op, {x: rows[i * 20:(i + 1) * 20]})
