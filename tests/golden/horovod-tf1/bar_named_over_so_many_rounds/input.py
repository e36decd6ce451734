"""A bar with a name, over as many batches as are written there."""
import numpy as np
import tensorflow.compat.v1 as tf
from tqdm import tqdm

tf.disable_v2_behavior()
cells = np.random.RandomState(8).rand(240, 4)
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x[:, :3], 1) - x[:, 3:]))
step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(2):
        bar = tqdm(range(30))
        for k in bar:
            sess.run(step, {x: cells[k * 8:k * 8 + 8]})
            bar.set_description("epoch %d" % epoch)
