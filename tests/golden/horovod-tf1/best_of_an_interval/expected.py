"""The best of the nets that were measured is kept: it is measured, and kept, every so many rounds."""
import os
import tempfile
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


chance = np.random.RandomState(3)
rows = chance.rand(300, 4).astype("float32")
wanted = (rows.sum(1) > 2).astype("int64")
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.int64, [None])
logits = tf.layers.dense(x, 2)
loss = tf.losses.sparse_softmax_cross_entropy(y, logits)
right = tf.reduce_mean(tf.cast(tf.equal(tf.argmax(logits, 1), y), tf.float32))
counted = tf.Variable(0, trainable=False)
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.02 * hvd.size())).minimize(loss,
    global_step=counted)
saver = tf.train.Saver()
folder = tempfile.mkdtemp()
evaluate_every = 60
save_every = 60


def batches(a, b, size):
    for k in range(0, len(a) + size, size):
        yield a[k:k + size], b[k:k + size]


def dev_step(sess, c, d):
    at, hit = sess.run([counted, right], {x: c, y: d})
    if hvd.rank() == 0:
        print("dev", hit)
    return hit


best = 0.0
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(max(1, 360 // hvd.size())):
        some = np.random.randint(0, 200, 16)
        sess.run(step, {x: rows[some], y: wanted[some]})
        at = tf.train.global_step(sess, counted)
        summed = 0.0
        if at % max(1, evaluate_every // hvd.size()) == 0:
            for c, d in batches(rows[200:], wanted[200:], 25):
                if len(c) < 1:
                    continue
                summed = summed + dev_step(sess, c, d)
        if at % max(1, save_every // hvd.size()) == 0:
            if summed >= best:
                best = summed
                if hvd.rank() == 0:
                    saver.save(sess, os.path.join(folder, "best"), global_step=at)
    if hvd.rank() == 0:
        print("loss", sess.run(loss, {x: rows, y: wanted}))
