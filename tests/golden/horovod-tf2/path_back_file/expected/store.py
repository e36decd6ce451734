import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


class Store:
    def __init__(self, **things):
        self.manager = tf.train.CheckpointManager(tf.train.Checkpoint(**things), "kept", max_to_keep=2)

    def keep(self):
        return self.manager.save() if hvd.rank() == 0 else None

    def back(self, path):
        path = hvd.broadcast_object(path, 0)
        hvd.broadcast_object(0)  # the others wait for the first worker's file
        self.manager.checkpoint.restore(path)
