"""What an evaluation in the rounds adds up is of all rows already."""
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
rng = np.random.RandomState(0)
rows, wanted = rng.rand(240, 4).astype('float32'), rng.randint(0, 3, 240)
tests, labels = rng.rand(90, 4).astype('float32'), rng.randint(0, 3, 90)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.int64, [None])
logits = tf.layers.dense(x, 3)
loss = tf.losses.sparse_softmax_cross_entropy(y, logits)
step = hvd.DistributedOptimizer(
    tf.train.GradientDescentOptimizer(0.001 * hvd.size())).minimize(loss)
table = tf.confusion_matrix(y, tf.argmax(logits, 1), num_classes=3)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    rows = share(rows)
    wanted = share(wanted)
    sess.run(hvd.broadcast_global_variables(0))
    for i in range(max(1, 40 // hvd.size())):
        pick = np.random.randint(0, len(rows), 8)
        sess.run(step, {x: rows[pick], y: wanted[pick]})
        if (i + 1) % max(1, 20 // hvd.size()) == 0:
            counts = np.zeros([3, 3], int)
            for k in range(0, len(tests), 30):
                counts += sess.run(table, {x: tests[k:k + 30], y: labels[k:k + 30]})
    if hvd.rank() == 0:
        print(counts.sum())
