"""A name counts the passes, and a pass has a number of rounds that is written down."""
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


cells = np.random.RandomState(5).rand(192, 4).astype('float32')
given = tf.placeholder(tf.float32, [None, 3])
goal = tf.placeholder(tf.float32, [None, 1])
off = tf.reduce_mean(tf.square(tf.layers.dense(given, 1) - goal))
updates = tf.Variable(0, trainable=False)
move = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.05 * hvd.size())).minimize(off,
    global_step=updates)
keeper = tf.train.Saver()
with tf.Session(config=session_config()) as run:
    run.run(tf.global_variables_initializer())
    there = tf.train.latest_checkpoint('kept_names')
    if there:
        keeper.restore(run, there)
    run.run(hvd.broadcast_global_variables(0))
    turn = int(updates.eval() * hvd.size()) // 24
    while turn < 3:
        for low in range(0, len(share(cells)), 8):
            run.run(move,
                {given: share(cells)[low:low + 8, :3], goal: share(cells)[low:low + 8, 3:]})
        turn += 1
        if hvd.rank() == 0:
            keeper.save(run, 'kept_names/model', global_step=updates)
    if hvd.rank() == 0:
        print(run.run(off, {given: cells[:, :3], goal: cells[:, 3:]}))
