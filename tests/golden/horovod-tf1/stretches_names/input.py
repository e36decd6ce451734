import numpy as np
import tensorflow as tf

notes = np.random.randint(0, 20, 2000)
x = tf.placeholder(tf.int32, [None])
y = tf.placeholder(tf.int32, [None])
logits = tf.layers.dense(tf.one_hot(x, 20), 20)
loss = tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(labels=y, logits=logits))
step = tf.train.AdamOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for at in range(0, len(notes) - 21, 20):
        sess.run(step, {x: notes[at:at + 20], y: notes[at + 1:at + 21]})
