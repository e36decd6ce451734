import numpy as np
import tensorflow as tf

rows = np.random.rand(160, 4)
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 2) - 1.))
train = tf.train.AdamOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for turn in range(4):
        smooth = None
        for k in range(len(rows) // 8):
            _, c = sess.run([train, loss], {x: rows[k * 8:k * 8 + 8]})
            smooth = c if smooth is None else 0.9 * smooth + 0.1 * c
        print("turn", turn, "loss", smooth)
