# An object warms its model up by `fit`, on rows that each round makes, and goes on batch by batch.
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


class Learner:
    def __init__(self):
        self.random = np.random.RandomState(5)
        self.model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
        self.model.compile(optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.05)),
            loss='mse')

    def noisy(self, rows):
        return rows + self.random.normal(size=rows.shape) * 0.01

    def warm(self, rows, wanted):
        for k in range(2):
            self.model.fit(np.abs(self.noisy(rows)), wanted, batch_size=48, verbose=0,
                callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
                    hvd.callbacks.MetricAverageCallback()])

    def go_on(self, rows, wanted, steps):
        for step in range(steps):
            at = self.random.randint(0, len(rows), 8)
            self.model.train_on_batch(rows[at], wanted[at])
            broadcast_once(self.model.variables, self.model.optimizer)


rows = np.random.RandomState(6).rand(48, 2).astype('float32')
learner = Learner()
learner.warm(rows, rows[:, :1])
learner.go_on(rows, rows[:, :1], 12)
if hvd.rank() == 0:
    print(learner.model.evaluate(rows, rows[:, :1], verbose=0))
