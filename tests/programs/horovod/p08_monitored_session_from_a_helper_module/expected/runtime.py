import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


def open_session(hooks, checkpoint_dir=None):
    return tf.train.MonitoredTrainingSession(
        checkpoint_dir=checkpoint_dir if hvd.rank() == 0 else None,
        hooks=[hvd.BroadcastGlobalVariablesHook(0)] + hooks, config=session_config())
