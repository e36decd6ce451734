"""A property makes the network when it is first asked for."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd
import horovod.tensorflow as hvd_tf

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


def broadcast_once(variables, optimizer, done={}):
    """Send the first worker's weights and optimizer state to all, each once, after a step."""
    key = (id(optimizer), id(variables[0]))
    new = [v for v in variables if key not in done or not hasattr(v, 'sent')]
    for v in new:
        v.sent = True
    if new:
        hvd_tf.broadcast_variables(new, root_rank=0)
    if key not in done:
        done[key] = optimizer, variables[0]
        state = optimizer.variables() if callable(optimizer.variables) else optimizer.variables
        hvd_tf.broadcast_variables(state, root_rank=0)


def join_averages(model):
    """Let the averages of batch normalisation be those of all workers."""
    weights = model.non_trainable_weights if model.built else []
    kept = [v for v in weights if "moving_" in v.name]
    if kept:
        means = tf.keras.backend.batch_get_value(
            hvd_tf.grouped_allreduce(kept))
        tf.keras.backend.batch_set_value(list(zip(kept, means)))


class Trainer:
    @property
    def net(self):
        if not hasattr(self, "_net"):
            self._net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,)),
                                             tf.keras.layers.BatchNormalization()])
            self._net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())),
                "mse")
        return self._net

    def train(self, rows):
        rows = share(rows)
        for epoch in range(2):
            for k in range(0, len(rows), 8):
                self.net.train_on_batch(rows[k:k + 8, :3], rows[k:k + 8, 3:])
                broadcast_once(self.net.variables, self.net.optimizer)
            join_averages(self.net)
        if hvd.rank() == 0:
            self.net.save_weights("net.h5")


Trainer().train(np.random.RandomState(3).rand(160, 4).astype("float32"))
