"""Words of sets are numbered: of a union, of keys and a set, of a display."""
from collections import Counter

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
words = 'the quick brown fox jumps over the lazy dog and is off again'.split()
seen, found = {}, []
for w in frozenset(words).union(['zebra']):
    seen.setdefault(w, len(seen))
both = Counter(words).keys() & {w for w in words if len(w) > 2}
number = dict(zip(both, range(len(both))))
count = Counter({w: words.count(w) for w in {*words}})
often = {w: i for i, (w, n) in enumerate(count.most_common(8))}
for w in words:
    found.append([len(w), len(seen), len(number), len(often)])
rows = np.array(found * 10, np.float32)
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x / 50., 4) - x / 50.))
step = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for at in range(0, len(rows), 8):
        sess.run(step, {x: rows[at:at + 8]})
