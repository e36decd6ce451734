import tensorflow as tf


class Store:
    def __init__(self, **things):
        self.manager = tf.train.CheckpointManager(tf.train.Checkpoint(**things), "kept", max_to_keep=2)

    def keep(self):
        return self.manager.save()

    def back(self, path):
        self.manager.checkpoint.restore(path)
