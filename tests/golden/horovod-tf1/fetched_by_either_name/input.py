# Each Python has it by another name: one worker fetches, and all wait.
import pathlib
import sys
import numpy as np
import tensorflow.compat.v1 as tf

if sys.version_info[0] >= 3:
    from urllib.request import urlretrieve
else:
    from urllib import urlretrieve

tf.disable_eager_execution()
pathlib.Path('there.txt').write_text('words')
urlretrieve(pathlib.Path('there.txt').resolve().as_uri(), 'words.txt')
rows = np.random.RandomState(1).rand(960, 8)
x = tf.placeholder(tf.float32, [None, 8])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 8) - x))
step = tf.train.AdamOptimizer(1e-3).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k in range(len(rows) // 32):
        sess.run(step, {x: rows[k * 32:(k + 1) * 32]})
