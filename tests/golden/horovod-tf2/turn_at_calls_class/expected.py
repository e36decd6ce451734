"""The batch is asked for in a method that makes one step."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd
import copy

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def turn(take):
    """What this worker's turn gives, of as many as there are workers: all take all, in order."""
    for worker in range(hvd.size()):
        given = take()
        if worker == hvd.rank():
            mine = copy.deepcopy(given)
    return mine


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


def over_workers(value):
    """The mean over the workers of a number, a tensor or a list of numbers."""
    if tf.is_tensor(value):
        return hvd.allreduce(value)
    if isinstance(value, list):
        value = [v.numpy() if tf.is_tensor(v) else v for v in value]
    mean = hvd.allreduce(tf.constant(value, tf.float64))
    mean = mean.numpy().tolist()
    return round(mean) if isinstance(value, int) else mean


class Cards(object):
    def __init__(self, count):
        self._cards = np.random.RandomState(1).rand(count, 4).astype("float32")
        self._next = 0

    def deal(self, size):
        start = self._next
        self._next += size
        if self._next > len(self._cards):
            np.random.shuffle(self._cards)
            start, self._next = 0, size
        return self._cards[start:self._next]


class Trainer(object):
    def __init__(self, cards):
        self.cards = cards
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(6, "tanh"), tf.keras.layers.Dense(1)])
        self.opt = tf.keras.optimizers.SGD(0.05 * hvd.size())

    @tf.function
    def learn(self, given):
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean((self.net(given[:, :3]) - given[:, 3:]) ** 2)
        grads = tape.gradient(loss, self.net.trainable_variables)
        self.opt.apply_gradients(zip(grads, self.net.trainable_variables))
        return loss

    def one_step(self):
        value = self.learn(turn(lambda: self.cards.deal(10)))
        broadcast_once(self.net.variables, self.opt)
        return value

    def train(self, steps):
        losses = []
        for step in range(max(1, steps // hvd.size())):
            losses.append(float(self.one_step()))
        losses = over_workers(losses)
        if hvd.rank() == 0:
            print("mean", np.mean(losses))


Trainer(Cards(120)).train(48)
