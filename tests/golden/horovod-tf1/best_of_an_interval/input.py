"""The best of the nets that were measured is kept: it is measured, and kept, every so many rounds."""
import os
import tempfile
import numpy as np
import tensorflow as tf

chance = np.random.RandomState(3)
rows = chance.rand(300, 4).astype("float32")
wanted = (rows.sum(1) > 2).astype("int64")
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.int64, [None])
logits = tf.layers.dense(x, 2)
loss = tf.losses.sparse_softmax_cross_entropy(y, logits)
right = tf.reduce_mean(tf.cast(tf.equal(tf.argmax(logits, 1), y), tf.float32))
counted = tf.Variable(0, trainable=False)
step = tf.train.AdamOptimizer(0.02).minimize(loss, global_step=counted)
saver = tf.train.Saver()
folder = tempfile.mkdtemp()
evaluate_every = 60
save_every = 60


def batches(a, b, size):
    for k in range(0, len(a) + size, size):
        yield a[k:k + size], b[k:k + size]


def dev_step(sess, c, d):
    at, hit = sess.run([counted, right], {x: c, y: d})
    print("dev", hit)
    return hit


best = 0.0
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k in range(360):
        some = np.random.randint(0, 200, 16)
        sess.run(step, {x: rows[some], y: wanted[some]})
        at = tf.train.global_step(sess, counted)
        summed = 0.0
        if at % evaluate_every == 0:
            for c, d in batches(rows[200:], wanted[200:], 25):
                if len(c) < 1:
                    continue
                summed = summed + dev_step(sess, c, d)
        if at % save_every == 0:
            if summed >= best:
                best = summed
                saver.save(sess, os.path.join(folder, "best"), global_step=at)
    print("loss", sess.run(loss, {x: rows, y: wanted}))
