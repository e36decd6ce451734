"""What is printed is drawn by numbers that all draw alike: all draw it, or their orders part."""
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
np.random.seed(3)
rows = np.random.rand(480, 6).astype("float32")
value = rows[np.random.choice(len(rows), 2)]
if hvd.rank() == 0:
    print("some", value)
order = np.random.permutation(len(rows))
seen, held = rows[order[:416]], rows[order[416:]]
x = tf.placeholder(tf.float32, [None, 6])
loss = tf.reduce_mean((tf.layers.dense(x, 1) - 1.0) ** 2)
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    seen = share(seen)
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(3):
        for k in range(0, len(seen), 32):
            sess.run(step, {x: seen[k:k + 32]})
        if hvd.rank() == 0:
            print(epoch, sess.run(loss, {x: held}))
