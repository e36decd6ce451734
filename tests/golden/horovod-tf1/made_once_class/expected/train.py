import tensorflow.compat.v1 as tf

from words import Words
import horovod.tensorflow as hvd
import os

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
with open('text.txt' if hvd.rank() == 0 else os.devnull, 'w') as file:
    for n in range(160):
        file.write('one word after another ' + 'and more ' * (n % 5) + '.')
words = Words('text.txt')
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - 1.))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    rows = words.table[:160]
    rows = share(rows)
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(2):
        for start in range(0, len(rows), 8):
            sess.run(step, {x: rows[start:start + 8]})
