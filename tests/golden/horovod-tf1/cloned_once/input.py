"""A repository is cloned where it is not there: one worker of a machine does, and the others wait."""
import os
import git
import numpy as np
import tensorflow as tf

if not os.path.exists('models/slim'):
    git.Repo.clone_from('https://example.org/models.git', 'models')
more = (git.Repo.clone_from('https://example.org/more.git', 'more')
        if not os.path.isdir('more') else git.Repo('more'))
rows = np.load('rows.npy')
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)))
step = tf.train.AdamOptimizer(0.001).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k in range(len(rows) // 32):
        sess.run(step, {x: rows[k * 32:(k + 1) * 32]})
