"""A window waits for a key behind the rounds."""
import matplotlib
matplotlib.use("Agg")
import matplotlib.pyplot as plt
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(0).rand(320, 4).astype("float32")
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 4) - x))
train = tf.train.GradientDescentOptimizer(0.05).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k in range(0, len(rows), 16):
        sess.run(train, {x: rows[k:k + 16]})
    figure, axes = plt.subplots()
    axes.plot(sess.run(loss, {x: rows}))
    figure.show()
    plt.draw()
    plt.waitforbuttonpress(0.1)
    picked = figure.ginput(1, 0.1)
    print("picked", picked, "loss", sess.run(loss, {x: rows}))
