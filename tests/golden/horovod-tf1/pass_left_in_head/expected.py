"""The pass to go on with is reckoned in the head of the loop."""
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


rows = np.random.RandomState(5).rand(192, 4).astype('float32')
x = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
made = tf.train.get_or_create_global_step()
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(loss,
    global_step=made)
saver = tf.train.Saver()
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    last = tf.train.latest_checkpoint('kept_steps')
    if last:
        saver.restore(sess, last)
    sess.run(hvd.broadcast_global_variables(0))
    count, turns = sess.run(made), 24
    for epoch in range(count * hvd.size() // turns, 3):
        for k in range(0, len(share(rows)), 8):
            sess.run(step, {x: share(rows)[k:k + 8, :3], y: share(rows)[k:k + 8, 3:]})
        if hvd.rank() == 0:
            saver.save(sess, 'kept_steps/model', global_step=made)
    if hvd.rank() == 0:
        print(sess.run(loss, {x: rows[:, :3], y: rows[:, 3:]}))
