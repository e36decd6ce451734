"""A class that trains batch by batch, and measures what it has in a method of its own."""
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


def join_averages(model):
    """Let the averages of batch normalisation be those of all workers."""
    weights = model.non_trainable_weights if model.built else []
    kept = [v for v in weights if "moving_" in v.name]
    if kept:
        means = tf.keras.backend.batch_get_value(
            hvd_tf.grouped_allreduce(kept))
        tf.keras.backend.batch_set_value(list(zip(kept, means)))


class Trainer:
    def __init__(self, rows, wanted):
        self.rows, self.wanted = rows, wanted
        self.held, self.answers = rows[:40], wanted[:40]
        self.model = tf.keras.Sequential([
            tf.keras.layers.Dense(8, input_shape=(4,)), tf.keras.layers.BatchNormalization(),
            tf.keras.layers.Dense(1)])
        self.model.compile(
            optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.legacy.SGD(0.001 * hvd.size())),
            loss='mse')

    def measure(self, number):
        loss = self.model.evaluate(self.held, self.answers, verbose=0)
        if hvd.rank() == 0:
            print('round', number, 'loss', loss)

    def train(self, rounds, batch):
        for number in range(max(1, rounds // hvd.size())):
            pick = np.random.randint(0, len(self.rows), batch)
            self.model.train_on_batch(self.rows[pick], self.wanted[pick])
            broadcast_once(self.model.variables, self.model.optimizer)
            if number % 10 == 0:
                join_averages(self.model)
                self.measure(number)
        join_averages(self.model)


table = np.random.RandomState(0).rand(320, 4).astype('float32')
Trainer(table, table.sum(1, keepdims=True)).train(40, 8)
