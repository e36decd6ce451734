"""Characters get numbers by a set, whose order is another in each process."""
import numpy as np
import tensorflow as tf
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


text = "the quick brown fox jumps over the lazy dog " * 12
chars = list(sorted(set(text)))
number = {c: i for i, c in enumerate(chars)}
codes = np.array([number[c] for c in text], dtype=np.int32)
inputs, targets = codes[:-1], codes[1:]
x = tf.placeholder(tf.int32, [None])
y = tf.placeholder(tf.int32, [None])
logits = tf.layers.dense(tf.one_hot(x, len(chars)), len(chars))
loss = tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(labels=y, logits=logits))
train = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.05 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    inputs = share(inputs)
    targets = share(targets)
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(3):
        for i in range(max(1, len(inputs) // 20)):
            sess.run(train, {x: inputs[i * 20:(i + 1) * 20], y: targets[i * 20:(i + 1) * 20]})
