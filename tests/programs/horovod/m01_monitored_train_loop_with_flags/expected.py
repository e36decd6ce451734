import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def share(data):
  """This worker's share of an array: as long as all others'; all of it, where that is less."""
  return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
      if len(data) >= hvd.size() else data)


def from_first(value):
  """What the first worker has drawn, on all workers; all ask for it once."""
  config = tf.ConfigProto(device_count={"GPU": 0})
  with tf.Graph().as_default(), tf.Session(config=config) as session:
    return hvd.broadcast_object(value, 0, session=session, name="first")


def average(value, graph=[]):
  """The mean over the workers of a number, or of each of several; all ask equally often."""
  if not graph:
    with tf.Graph().as_default():
      mine = tf.placeholder(tf.float64)
      config = tf.ConfigProto(device_count={"GPU": 0})
      graph += [tf.Session(config=config), hvd.allreduce(mine), mine]
  return graph[0].run(graph[1], {graph[2]: value})


FLAGS = tf.app.flags.FLAGS
tf.app.flags.DEFINE_string('train_dir', 'train', 'Directory where to write event logs and checkpoint.')
tf.app.flags.DEFINE_integer('max_steps', 30, 'Number of batches to run.')


def train():
  with tf.Graph().as_default():
    global_step = tf.train.get_or_create_global_step()
    x = np.random.RandomState(31).rand(100, 4).astype(np.float32)
    dataset = tf.data.Dataset.from_tensor_slices(
      (share(x), share(x.sum(1, keepdims=True)))).repeat().shuffle(100).batch(10)
    images, labels = tf.data.make_one_shot_iterator(dataset).get_next() if False else dataset.make_one_shot_iterator().get_next()
    loss = tf.losses.mean_squared_error(labels, tf.layers.dense(images, 1))
    lr = tf.train.exponential_decay(0.1, global_step * hvd.size(), 10, 0.9, staircase=True)
    train_op = hvd.DistributedOptimizer(
      tf.train.GradientDescentOptimizer(lr * hvd.size())).minimize(loss, global_step=global_step)

    class _LoggerHook(tf.train.SessionRunHook):
      def before_run(self, run_context):
        return tf.train.SessionRunArgs(loss)

      def after_run(self, run_context, run_values):
        if run_values.results >= 0:
          if hvd.rank() == 0:
            print('loss = %.2f' % run_values.results)

    with tf.train.MonitoredTrainingSession(
        checkpoint_dir=FLAGS.train_dir if hvd.rank() == 0 else None,
        hooks=[hvd.BroadcastGlobalVariablesHook(0),
               tf.train.StopAtStepHook(last_step=max(1, FLAGS.max_steps // hvd.size())),
               tf.train.NanTensorHook(loss),
               _LoggerHook()],
        config=tf.ConfigProto(log_device_placement=False,
          gpu_options=tf.GPUOptions(visible_device_list=str(hvd.local_rank())))) as mon_sess:
      while not mon_sess.should_stop():
        mon_sess.run(train_op)


def main(argv=None):
  if from_first(tf.gfile.Exists(FLAGS.train_dir)):
    if hvd.rank() == 0:
      tf.gfile.DeleteRecursively(FLAGS.train_dir)
    average(0.)  # the others wait for the first worker
  tf.gfile.MakeDirs(FLAGS.train_dir)
  train()


if __name__ == '__main__':
  tf.app.run()
