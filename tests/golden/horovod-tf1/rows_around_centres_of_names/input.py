"""Each of a few names has a centre, and the rows that lie around it; a count in a `while` others."""
import numpy as np
import tensorflow as tf

near = []
for kind in ['left', 'right']:
    centre = np.random.uniform(-3, 3, 4)
    near.append(centre + 0.1 * np.random.randn(160, 4))
more = 0
while more < 2:
    middle = np.random.uniform(-3, 3, 4)
    near.append(middle + 0.1 * np.random.randn(160, 4))
    more += 1
near = np.concatenate(near)
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 4) - x))
step = tf.train.GradientDescentOptimizer(0.05).minimize(loss)
saver = tf.train.Saver()
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(4):
        for at in range(0, len(near), 16):
            sess.run(step, {x: near[at:at + 16]})
    saver.save(sess, 'net')
