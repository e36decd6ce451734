"""Hooks tell of what each worker sees, or the first one alone."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
table = np.random.RandomState(4).rand(320, 4).astype('float32')
stock = tf.data.Dataset.from_tensor_slices((table, table.sum(axis=1, keepdims=True))).repeat().batch(8)
a, b = tf.data.make_one_shot_iterator(stock).get_next()
loss = tf.reduce_mean((tf.layers.dense(a, 1) - b) ** 2)
steps = tf.train.get_or_create_global_step()
op = tf.train.GradientDescentOptimizer(0.01).minimize(loss, global_step=steps)
tf.summary.scalar('loss', loss)
hooks = [tf.train.StopAtStepHook(last_step=60),
         tf.train.LoggingTensorHook({'loss': loss}, every_n_iter=10),
         tf.train.LoggingTensorHook({'step': steps}, every_n_iter=10),
         tf.train.SummarySaverHook(save_steps=10, output_dir='board', summary_op=tf.summary.merge_all())]
with tf.train.MonitoredTrainingSession(hooks=hooks) as sess:
    while not sess.should_stop():
        sess.run(op)
