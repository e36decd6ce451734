from __future__ import print_function

import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd
import tempfile

hvd.init()

tf.disable_v2_behavior()

flags = tf.app.flags
FLAGS = flags.FLAGS
flags.DEFINE_float('learning_rate', 0.01, 'Initial learning rate.')
flags.DEFINE_integer('max_steps', 60, 'Number of steps to run the trainer.')
flags.DEFINE_integer('batch_size', 16, 'Batch size.')


def next_batch(size):
  x = np.random.rand(size, 10).astype(np.float32)
  return x, x.sum(axis=1, keepdims=True)


def main(_):
  x = tf.placeholder(tf.float32, [None, 10], name='x')
  y = tf.placeholder(tf.float32, [None, 1], name='y')
  hidden = tf.layers.dense(x, 8, activation=tf.nn.relu)
  loss = tf.reduce_mean(tf.square(tf.layers.dense(hidden, 1) - y))
  global_step = tf.Variable(0, name='global_step', trainable=False)
  rate = tf.train.exponential_decay(FLAGS.learning_rate, global_step * hvd.size(), 20, 0.9)
  train_op = hvd.DistributedOptimizer(tf.train.MomentumOptimizer(rate * hvd.size(), 0.9)).minimize(
    loss, global_step=global_step)
  tf.summary.scalar('loss', loss)
  merged = tf.summary.merge_all()
  init = tf.global_variables_initializer()
  saver = tf.train.Saver()

  with tf.Session(
      config=tf.ConfigProto(allow_soft_placement=True,
        gpu_options=tf.GPUOptions(visible_device_list=str(hvd.local_rank())))) as sess:
    writer = tf.summary.FileWriter('logs' if hvd.rank() == 0 else tempfile.mkdtemp(), sess.graph)
    sess.run(init)
    sess.run(hvd.broadcast_global_variables(0))
    for step in range(max(1, FLAGS.max_steps // hvd.size())):
      bx, by = np.random.rand(FLAGS.batch_size, 10), np.random.rand(FLAGS.batch_size, 1)
      _, value, summary = sess.run([train_op, loss, merged], feed_dict={x: bx, y: by})
      if hvd.rank() == 0:
        writer.add_summary(summary, step)
      if step % 20 == 0:
        if hvd.rank() == 0:
          print('step %d: %.4f' % (step, value))
    if hvd.rank() == 0:
      saver.save(sess, './model.ckpt')


if __name__ == '__main__':
  tf.app.run()
