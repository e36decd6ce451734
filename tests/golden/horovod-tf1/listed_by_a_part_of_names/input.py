"""Names that are equal by the key by which they are sorted stay in the order of their folder."""
import os
from pathlib import Path

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
base = os.path.dirname(os.path.abspath(__file__))
found = []
files = os.listdir(base)
files.sort(key=len)
for name in files:
    found.append([len(name), len(found), 0, 1])
ends = sorted(os.listdir(base), key=lambda n: n.split('.')[-1])
for k, name in enumerate(ends):
    found.append([len(name), k, 1, 1])
for path in sorted(Path(base).glob('*.py'), key=lambda p: p.stat().st_size // 1000):
    found.append([len(path.name), len(found), 2, 1])
for name in map(str.lower, filter(lambda n: n.endswith('.py'), os.listdir(base))):
    found.append([len(name), len(found), 3, 1])
rows = np.array(found * 10, np.float32)
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x / 50., 4) - x / 50.))
step = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for at in range(0, len(rows), 8):
        sess.run(step, {x: rows[at:at + 8]})
