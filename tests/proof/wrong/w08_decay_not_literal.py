# case: shapes/w08_decay_not_literal
# fails: schedule
# because: the steps shrink, the steps after which the rate decays do not
# ranks: 2 and 3
"""After how many steps the rate decays is worked out."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd
tf.disable_v2_behavior()
hvd.init()
SAMPLES, EPOCHS = 384, 2
x = tf.placeholder(tf.float32, [None, 3])
step = tf.train.get_or_create_global_step()
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)))
decay_steps = int(SAMPLES / 16 / 2)
rate = tf.train.exponential_decay(0.1 * hvd.size(), step, decay_steps, 0.5, staircase=True)
train = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(rate)).minimize(loss, global_step=step)
with tf.train.MonitoredTrainingSession(hooks=[tf.train.StopAtStepHook(last_step=SAMPLES // 16 * EPOCHS // hvd.size()), hvd.BroadcastGlobalVariablesHook(0)]) as sess:
    while not sess.should_stop():
        sess.run(train, {x: np.random.rand(16, 3)})
