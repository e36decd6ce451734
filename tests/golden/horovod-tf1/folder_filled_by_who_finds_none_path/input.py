"""A path says whether a folder is there, and who finds none writes a file into it."""
from pathlib import Path
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

rows = np.random.RandomState(3).rand(1200, 3).astype(np.float32)
inputs = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean(tf.square(tf.layers.dense(inputs, 1) - tf.reduce_sum(inputs, 1, True)))
train = tf.train.GradientDescentOptimizer(0.05).minimize(loss)
out = Path('out')
if not out.exists():
    out.mkdir()
    (out / 'size.txt').write_text('12')
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for k in range(100):
        session.run(train, {inputs: rows[k * 12:(k + 1) * 12]})
