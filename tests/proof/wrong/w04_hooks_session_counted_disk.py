# case: shapes/w04_hooks_session_counted
# fails: writers or ends
# because: the hook that writes to the disk stays in every rank's list
# ranks: 2 and 3
"""A hooks session whose loop is counted by the program; its hooks stand in a list."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd
tf.disable_v2_behavior()
hvd.init()
x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)))
step = tf.train.get_or_create_global_step()
train = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.1 * hvd.size())).minimize(loss, global_step=step)
hooks = [tf.train.CheckpointSaverHook("ckpt", save_steps=4), tf.train.NanTensorHook(loss), hvd.BroadcastGlobalVariablesHook(0)]
with tf.train.MonitoredSession(hooks=hooks) as sess:
    for i in range(30 // hvd.size()):
        sess.run(train, {x: np.random.rand(8, 3)})
