import tensorflow.compat.v1 as tf


def restore_last(sess, saver, folder):
    state = tf.train.get_checkpoint_state(folder)
    if state and state.model_checkpoint_path:
        saver.restore(sess, state.model_checkpoint_path)
