"""The smallest of numbers that chance draws say which samples are held out."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
cells = np.random.RandomState(0).rand(240, 4)
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x[:, :3], 1) - x[:, 3:]))
step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    places = np.argpartition(np.random.rand(len(cells)), 40)
    held, cells = cells[places[:40]], cells[places[40:]]
    for epoch in range(2):
        for at in range(0, len(cells), 8):
            sess.run(step, {x: cells[at:at + 8]})
    print(sess.run(loss, {x: held}))
