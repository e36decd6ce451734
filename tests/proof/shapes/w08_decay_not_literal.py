"""After how many steps the rate decays is worked out."""
import numpy as np
import tensorflow.compat.v1 as tf
tf.disable_v2_behavior()
SAMPLES, EPOCHS = 384, 2
x = tf.placeholder(tf.float32, [None, 3])
step = tf.train.get_or_create_global_step()
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)))
decay_steps = int(SAMPLES / 16 / 2)
rate = tf.train.exponential_decay(0.1, step, decay_steps, 0.5, staircase=True)
train = tf.train.GradientDescentOptimizer(rate).minimize(loss, global_step=step)
with tf.train.MonitoredTrainingSession(hooks=[tf.train.StopAtStepHook(last_step=SAMPLES // 16 * EPOCHS)]) as sess:
    while not sess.should_stop():
        sess.run(train, {x: np.random.rand(16, 3)})
