"""A sum over the rounds is divided by a number that was counted by hand."""
import numpy as np
import tensorflow as tf

rng = np.random.RandomState(5)
features = rng.rand(480, 4).astype('float32')
heights = features.sum(axis=1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(3):
        total = 0.0
        for i in range(len(features) // 20):
            seen, _ = sess.run([loss, step], {x: features[i * 20:(i + 1) * 20], y: heights[i * 20:(i + 1) * 20]})
            total += seen
        print('epoch', epoch, 'mean', total / 24)
