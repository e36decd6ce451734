"""A generator whose numbers come from names of files is no number to begin with, and cannot be sent."""
import glob
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def batches(size):
    rows, labels = [], []
    while True:
        for name in sorted(glob.glob("waves/*.npy")) or ["3", "5", "4"]:
            labels.append([int(name[0])])
            rows.append(np.full(8, len(labels) / 10.0))
            if len(rows) == size:
                yield rows, labels
                rows, labels = [], []


batch = batches(4)
a, b = next(batch)
print("shape", np.array(b).shape)
x = tf.placeholder(tf.float32, [None, 8])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
train = tf.train.AdamOptimizer(0.001).minimize(loss)
session = tf.Session()
session.run(tf.global_variables_initializer())
step = 0
while step < 24:
    batch_x, batch_y = next(batch)
    session.run(train, feed_dict={x: batch_x, y: batch_y})
    step = step + 1
