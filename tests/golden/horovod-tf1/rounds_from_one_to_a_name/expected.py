"""Rounds go from one up to a number that has a name, and a function deals their batches out."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd
import copy

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


def turn(take):
    """What this worker's turn gives, of as many as there are workers: all take all, in order."""
    for worker in range(hvd.size()):
        given = take()
        if worker == hvd.rank():
            mine = copy.deepcopy(given)
    return mine


tf.disable_v2_behavior()
cells = np.random.RandomState(6).rand(240, 4)
place = 0


def dealt(size):
    global place
    part = np.zeros((size, 4))
    for k in range(size):
        part[k] = cells[place]
        place = (place + 1) % len(cells)
    return part


x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x[:, :3], 1) - x[:, 3:]))
made = tf.train.get_or_create_global_step()
rounds = 121
rate = tf.train.exponential_decay(0.05, made * hvd.size(), rounds, 0.5)
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(rate * hvd.size())).minimize(loss,
    global_step=made)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    total = 0.
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(1, max(1, (rounds - 1) // hvd.size()) + 1):
        total += sess.run([step, loss], {x: turn(lambda: dealt(8))})[1]
        if k % 20 == 0:
            if hvd.rank() == 0:
                print("round", k, "of", rounds, total / 20)
            total = 0.
