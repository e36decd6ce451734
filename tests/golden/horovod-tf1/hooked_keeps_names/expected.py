# Steps between checkpoints and summaries, by keyword.
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


tf.disable_v2_behavior()
weight = tf.get_variable("weight", [], initializer=tf.ones_initializer())
noise = tf.random_normal([16])
cost = tf.reduce_mean(tf.square(weight - noise))
count = tf.train.get_or_create_global_step()
update = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.01)).minimize(cost, count)
with tf.train.MonitoredTrainingSession(checkpoint_dir="kept" if hvd.rank() == 0 else None,
        save_checkpoint_steps=30, save_summaries_steps=None,
                                       hooks=[hvd.BroadcastGlobalVariablesHook(0),
                                           tf.train.StopAtStepHook(last_step=120)],
                                       config=session_config()) as s:
    while not s.should_stop():
        s.run(update)
