import tensorflow as tf


def open_session(hooks, checkpoint_dir=None):
    return tf.train.MonitoredTrainingSession(checkpoint_dir=checkpoint_dir, hooks=hooks)
