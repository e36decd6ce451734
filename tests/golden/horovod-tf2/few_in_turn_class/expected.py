"""So many rounds of each as settings say, in methods of their own."""
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


rows = np.random.RandomState(3).rand(320, 8).astype('float32')


class Pair:
    def __init__(self, judge_steps, maker_steps):
        self.judge_steps, self.maker_steps = judge_steps, maker_steps
        self.judge = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(8,))])
        self.judge.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.001 * hvd.size())),
            'mse')
        self.maker = tf.keras.Sequential([tf.keras.layers.Dense(8, input_shape=(8,))])
        self.maker.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.001 * hvd.size())),
            'mse')

    def train_judge(self):
        for _ in range(self.judge_steps):
            at = np.random.randint(0, len(rows), 8)
            self.judge.train_on_batch(rows[at], rows[at].sum(1))
            broadcast_once(self.judge.variables, self.judge.optimizer)

    def train_maker(self):
        for _ in range(self.maker_steps):
            at = np.random.randint(0, len(rows), 8)
            self.maker.train_on_batch(rows[at], rows[at])
            broadcast_once(self.maker.variables, self.maker.optimizer)

    def train(self, epochs, rounds):
        for epoch in range(epochs):
            for turn in range(max(1, rounds // hvd.size())):
                self.train_judge()
                self.train_maker()
            if hvd.rank() == 0:
                print('epoch', epoch)


Pair(5, 2).train(2, 24)
