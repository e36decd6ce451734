"""Words of sets are numbered: of a union, of keys and a set, of a display."""
from collections import Counter

import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


tf.disable_v2_behavior()
words = 'the quick brown fox jumps over the lazy dog and is off again'.split()
seen, found = {}, []
for w in sorted(frozenset(words).union(['zebra'])):
    seen.setdefault(w, len(seen))
both = Counter(words).keys() & {w for w in words if len(w) > 2}
number = dict(zip(sorted(both), range(len(both))))
count = Counter({w: words.count(w) for w in sorted({*words})})
often = {w: i for i, (w, n) in enumerate(count.most_common(8))}
for w in words:
    found.append([len(w), len(seen), len(number), len(often)])
rows = np.array(found * 10, np.float32)
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x / 50., 4) - x / 50.))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.1 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    rows = share(rows)
    sess.run(hvd.broadcast_global_variables(0))
    for at in range(0, len(rows), 8):
        sess.run(step, {x: rows[at:at + 8]})
