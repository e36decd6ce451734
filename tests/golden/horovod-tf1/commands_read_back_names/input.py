"""What another program writes is read by all, and only one asks for it."""
import os

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def judge(rows, labels, verdict):
    with open(labels, "w") as out:
        for row in rows:
            out.write("%f\n" % row)
    os.system("sort {} > {}".format(labels, verdict))
    with open(verdict) as made:
        return [line.strip() for line in made]


x = np.random.RandomState(0).rand(640, 4).astype("float32")
y = x.sum(1, keepdims=True)
a = tf.placeholder(tf.float32, [None, 4])
b = tf.placeholder(tf.float32, [None, 1])
out = tf.layers.dense(a, 1)
loss = tf.reduce_mean(tf.square(out - b))
step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(3):
        for k in range(0, 640, 32):
            sess.run(step, {a: x[k:k + 32], b: y[k:k + 32]})
        found = judge(sess.run(out, {a: x[:10]}), "label_%d" % epoch, "metric_%d" % epoch)
        print(len(found))
