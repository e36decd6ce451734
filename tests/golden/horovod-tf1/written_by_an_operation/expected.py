"""An operation of the graph writes a picture behind each pass."""
import os
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


os.makedirs("out", exist_ok=True)
rows = np.random.RandomState(1).rand(320, 8, 8, 1).astype("float32")
x = tf.placeholder(tf.float32, [None, 8, 8, 1])
out = tf.layers.conv2d(x, 1, 3, padding="same")
loss = tf.reduce_mean(tf.square(out - x))
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(1e-2 * hvd.size())).minimize(loss)
picture = tf.image.encode_png(tf.cast(out[0] * 255, tf.uint8))
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(4):
        for at in range(0, len(share(rows)), 32):
            sess.run(step, {x: share(rows)[at:at + 32]})
        made = sess.run(picture, {x: rows[:1]})
        sess.run(tf.write_file("out/%d.png" % epoch if hvd.rank() == 0 else os.devnull, made))
    if hvd.rank() == 0:
        print("loss", sess.run(loss, {x: rows}))
