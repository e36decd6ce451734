"""A log of its own is handed the number of the round, and knows how often it speaks."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

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
        hvd.broadcast_variables(new, root_rank=0)
    if key not in done:
        done[key] = optimizer, variables[0]
        state = optimizer.variables() if callable(optimizer.variables) else optimizer.variables
        hvd.broadcast_variables(state, root_rank=0)


class Log:
    def __init__(self, every):
        self.every = every

    def round(self, n, loss):
        if n % self.every == 0:
            if hvd.rank() == 0:
                print(f"round {n} loss {loss:.4e}")


class Learner:
    def __init__(self, rounds, log):
        self.rounds = rounds
        self.log = log
        self.model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
        self.opt = tf.keras.optimizers.SGD(0.05 * hvd.size())

    def learn(self, x, y):
        for n in range(max(1, self.rounds // hvd.size())):
            rows = np.random.choice(len(x), 32, replace=False)
            with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
                loss = tf.reduce_mean((self.model(x[rows])[:, 0] - y[rows]) ** 2)
            grads = tape.gradient(loss, self.model.trainable_variables)
            self.opt.apply_gradients(zip(grads, self.model.trainable_variables))
            broadcast_once(self.model.variables, self.opt)
            self.log.round(n, loss)


x = np.random.RandomState(18).rand(256, 4).astype("float32")
Learner(120, Log(20)).learn(x, x.sum(1))
