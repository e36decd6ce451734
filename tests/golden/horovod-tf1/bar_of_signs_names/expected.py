"""The part of a bar of signs is a number that is made twice before it is told."""
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


data = np.random.RandomState(1).rand(330, 5).astype("float32")
rows, marks = data[:, :4], data[:, :4].sum(1, keepdims=True)
held, right = rows[:40] * 1., marks[:40] * 1.
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    rows = share(rows)
    marks = share(marks)
    sess.run(hvd.broadcast_global_variables(0))
    for turn in range(4):
        for at in range(0, len(rows), 8):
            _, cost = sess.run([step, loss], {x: rows[at:at + 8], y: marks[at:at + 8]})
            done = float(at + 8 + turn * len(rows)) / float(len(rows) * 4)
            signs = round(done * 20)
            if hvd.rank() == 0:
                print("[%s%s]" % ("#" * signs, "." * (20 - signs)), cost)
    if hvd.rank() == 0:
        print(sess.run(loss, {x: held, y: right}))
