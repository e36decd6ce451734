# Numbers that words get by the order of files are the same on machines that list them otherwise.
import json
import os

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
folder = os.path.dirname(json.__file__)
words, codes = [], []
for name in sorted(os.listdir(folder)):
    if name.endswith('.py'):
        with open(os.path.join(folder, name)) as f:
            for word in f.read().split()[:50]:
                if word not in words:
                    words.append(word)
                codes.append(words.index(word))
codes = np.array(codes)
if hvd.rank() == 0:
    print(len(os.listdir(folder)), 'files')
x = tf.placeholder(tf.int32, [None])
table = tf.get_variable('table', [400, 4])
loss = tf.reduce_mean(tf.square(tf.nn.embedding_lookup(table, x)))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.1 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    codes = share(codes)
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(2):
        for i in range(max(1, len(codes) // 10)):
            sess.run(step, {x: codes[i * 10:(i + 1) * 10]})
