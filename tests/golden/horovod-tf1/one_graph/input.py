"""All nodes of one graph are one row of what is fed: there is none to be shared out."""
import numpy as np
import tensorflow as tf

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
step = tf.train.AdamOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
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
    print("loss", total / at)
