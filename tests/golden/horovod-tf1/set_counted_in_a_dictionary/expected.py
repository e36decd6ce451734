# A dictionary keeps the order of the set whose letters it counts, where they are equally frequent.
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
text = 'the quick brown fox jumps over the lazy dog and is off again ' * 4
letters = set(text)
count = {}
for letter in sorted(letters):
    count[letter] = 0
for letter in text:
    count[letter] += 1
order = [(letter, n) for letter, n in count.items()]
order.sort(key=lambda pair: pair[1], reverse=True)
number = {pair[0]: i for i, pair in enumerate(order)}
codes = np.array([number[letter] for letter in text])
x = tf.placeholder(tf.int32, [None])
seen = tf.reduce_sum(tf.one_hot(x, 40), 1, keepdims=True)
loss = tf.reduce_mean(tf.square(tf.layers.dense(seen, 1)))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.1 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    codes = share(codes)
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(2):
        for i in range(max(1, len(codes) // 10)):
            sess.run(step, {x: codes[i * 10:(i + 1) * 10]})
