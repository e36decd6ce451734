"""All nodes of one graph are one row of what is fed: there is none to be shared out."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


n, f, c = 60, 8, 3
chance = np.random.RandomState(3)
feats = chance.rand(n, f).astype("float32")
labels = np.eye(c)[feats[:, :c].argmax(1)].astype("float32")
feats = feats[np.newaxis]
labels = labels[np.newaxis]
batch_size = 1
x = tf.placeholder(tf.float32, (batch_size, n, f))
y = tf.placeholder(tf.float32, (batch_size, n, c))
logits = tf.layers.dense(tf.layers.dense(x, 16, tf.nn.relu), c)
loss = tf.losses.softmax_cross_entropy(y, logits)
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01)).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(100):
        at = 0
        size = feats.shape[0]
        total = 0.
        while at * batch_size < size:
            _, value = sess.run([step, loss], {
                x: feats[at * batch_size:(at + 1) * batch_size],
                y: labels[at * batch_size:(at + 1) * batch_size]})
            total += value
            at += 1
    if hvd.rank() == 0:
        print("loss", total / at)
