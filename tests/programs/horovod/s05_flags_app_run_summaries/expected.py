from __future__ import absolute_import
from __future__ import division

import os

import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd
import tempfile

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


flags = tf.app.flags
FLAGS = flags.FLAGS
flags.DEFINE_float('learning_rate', 0.05, 'Initial learning rate.')
flags.DEFINE_integer('max_steps', 50, 'Number of steps to run trainer.')
flags.DEFINE_string('summary_dir', 'logs', 'Where summaries go.')


def inputs():
  rng = np.random.RandomState(3)
  images = rng.rand(220, 9).astype(np.float32)
  return images, (images.sum(1) > 4.5).astype(np.int32)


def run_training():
  images, labels = inputs()
  with tf.Graph().as_default():
    images_ph = tf.placeholder(tf.float32, shape=(None, 9))
    labels_ph = tf.placeholder(tf.int32, shape=(None,))
    logits = tf.layers.dense(images_ph, 2)
    loss = tf.losses.sparse_softmax_cross_entropy(labels=labels_ph, logits=logits)
    tf.summary.scalar('loss', loss)
    global_step = tf.Variable(0, name='global_step', trainable=False)
    optimizer = hvd.DistributedOptimizer(
      tf.train.GradientDescentOptimizer(FLAGS.learning_rate * hvd.size()))
    train_op = optimizer.minimize(loss, global_step=global_step)
    summary = tf.summary.merge_all()
    saver = tf.train.Saver()
    sess = tf.Session(config=session_config())
    summary_writer = tf.summary.FileWriter(
      FLAGS.summary_dir if hvd.rank() == 0 else tempfile.mkdtemp(), sess.graph)
    sess.run(tf.global_variables_initializer())
    images = share(images)
    labels = share(labels)
    sess.run(hvd.broadcast_global_variables(0))
    for step in range(max(1, FLAGS.max_steps // hvd.size())):
      pick = np.random.randint(0, len(images), 10)
      feed_dict = {images_ph: images[pick], labels_ph: labels[pick]}
      _, loss_value = sess.run([train_op, loss],
                               feed_dict=feed_dict)
      if step % max(1, 10 // hvd.size()) == 0:
        if hvd.rank() == 0:
          print('Step %d: loss = %.2f' % (step, loss_value))
        summary_str = sess.run(summary, feed_dict=feed_dict)
        if hvd.rank() == 0:
          summary_writer.add_summary(summary_str, step)
          summary_writer.flush()
      if (step + 1) % max(1, 25 // hvd.size()) == 0 or (step + 1) == max(1,
          FLAGS.max_steps // hvd.size()):
        if hvd.rank() == 0:
          saver.save(sess, os.path.join(FLAGS.summary_dir, 'model.ckpt'), global_step=step)


def main(_):
  if not tf.gfile.Exists(FLAGS.summary_dir):
    tf.gfile.MakeDirs(FLAGS.summary_dir)
  run_training()


if __name__ == '__main__':
  tf.app.run()
