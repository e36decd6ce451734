"""A list has a rate for each pass, and its rounds take rows."""
import numpy as np
import tensorflow as tf

data = np.random.RandomState(1).rand(640, 5).astype("float32")
rows, marks = data[:, :4], data[:, :4].sum(1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
rate = tf.placeholder(tf.float32, [])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = tf.train.AdamOptimizer(rate).minimize(loss)
epochs = 12
rates = 1e-2 * np.ones([epochs])
rates[9:] = rates[0] / 10.0
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(epochs):
        for i in range(len(rows) // 32):
            sess.run(step, {x: rows[i * 32:(i + 1) * 32], y: marks[i * 32:(i + 1) * 32],
                rate: rates[epoch]})
    print("loss", sess.run(loss, {x: data[:, :4], y: data[:, :4].sum(1, keepdims=True)}))
