"""Hooks that write are the first worker's, whatever way they come among those of the session."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(0).rand(192, 3).astype('float32')
data = tf.data.Dataset.from_tensor_slices(rows).repeat().batch(8)
x = tf.data.make_one_shot_iterator(data).get_next()
loss = tf.reduce_mean((tf.layers.dense(x, 1) - tf.reduce_sum(x, 1, keepdims=True)) ** 2)
steps = tf.train.get_or_create_global_step()
step = tf.train.GradientDescentOptimizer(0.01).minimize(loss, global_step=steps)
told = tf.summary.scalar('loss', loss)


def ends(last):
    counter = tf.train.StepCounterHook(20, output_dir='speed')
    return tf.train.StopAtStepHook(last), counter


hooks = list(ends(60))
hooks += [tf.train.CheckpointSaverHook('kept', save_steps=20)]
hooks.extend([tf.train.NanTensorHook(loss), tf.train.CheckpointSaverHook('late', save_steps=40)])
hooks.insert(0, tf.train.SummarySaverHook(10, output_dir='board', summary_op=told))
hooks = hooks + [tf.train.LoggingTensorHook({'loss': loss}, every_n_iter=10)]
with tf.train.MonitoredTrainingSession(hooks=hooks) as sess:
    while not sess.should_stop():
        sess.run(step)
