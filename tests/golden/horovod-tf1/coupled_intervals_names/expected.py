"""What is added up every so many rounds decides what is kept, every so many rounds as well."""
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
draw = np.random.RandomState(0)
rows = draw.rand(320, 3).astype("float32")
tests = draw.rand(32, 3).astype("float32")
x = tf.placeholder(tf.float32, [None, 3])
steps = tf.Variable(0, trainable=False)
loss = tf.reduce_mean(tf.layers.dense(x, 1) ** 2)
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(loss,
    global_step=steps)
saver = tf.train.Saver()
best = 0.0
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    rows = share(rows)
    sess.run(hvd.broadcast_global_variables(0))
    for turn in range(max(1, 120 // hvd.size())):
        sess.run(step, {x: rows[np.random.choice(len(rows), 8)]})
        done = tf.train.global_step(sess, steps)
        score = 0.0
        if done % max(1, 30 // hvd.size()) == 0:
            for k in range(len(tests) // 8):
                score += 1.0 / (1.0 + sess.run(loss, {x: tests[k * 8:(k + 1) * 8]}))
        if done % max(1, 30 // hvd.size()) == 0:
            if score >= best:
                best = score
                if hvd.rank() == 0:
                    saver.save(sess, "kept/net", global_step=done)
