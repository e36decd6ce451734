"""Each pass makes the rows anew, in an order of its own; how many rounds there are is told by all rows."""
import numpy as np
import tensorflow.compat.v1 as tf
from sklearn.utils import shuffle

tf.disable_v2_behavior()
drawn = np.random.RandomState(4)
all_rows = drawn.rand(203, 3).astype("float32")
all_wanted = all_rows.sum(axis=1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean((tf.layers.dense(x, 1) - y) ** 2)
step = tf.train.AdamOptimizer(0.02).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(4):
        rows, wanted = shuffle(all_rows, all_wanted)
        count = len(all_rows)
        for low in range(0, count, 8):
            high = low + 8
            some, asked = rows[low:high], wanted[low:high]
            sess.run(step, feed_dict={x: some, y: asked})
        print("epoch", epoch, "loss of all", sess.run(loss, {x: all_rows, y: all_wanted}))
