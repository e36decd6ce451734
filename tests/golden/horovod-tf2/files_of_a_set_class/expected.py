"""An object keeps the set of the files that it learns from."""
import os
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd
import itertools

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


def turns(rounds):
    """This worker's share of the rounds: as many as all others'; one, where there are fewer."""
    rounds = itertools.chain(rounds)
    first = [given for _, given in zip(range(hvd.size()), rounds)]
    if first:
        yield first[hvd.rank() % len(first)]
    for group in zip(*[rounds] * hvd.size()):
        yield group[hvd.rank()]


class Pupil:
    def __init__(self, folder):
        self.model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
        self.opt = tf.keras.optimizers.SGD(0.02 * hvd.size())
        self.folder = folder
        hvd.broadcast_object(0)  # the others wait for the first worker's file
        names = set(os.listdir(folder))
        self.held = {"p0.npy", "p1.npy"}
        self.train = names - self.held

    def read(self, name):
        return np.load(os.path.join(self.folder, name))

    def learn(self, part):
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean((self.model(part[:, :4]) - part[:, 4:]) ** 2)
        weights = self.model.trainable_variables
        self.opt.apply_gradients(zip(tape.gradient(loss, weights), weights))
        broadcast_once(self.model.variables, self.opt)

    def once(self):
        for n in turns(sorted(self.train)):
            self.learn(self.read(n))


os.makedirs("class_parts", exist_ok=True)
draw = np.random.RandomState(1)
for k in range(10):
    if hvd.rank() == 0:
        np.save("class_parts/p%d.npy" % k, draw.rand(16, 5).astype("float32"))
hvd.broadcast_object(0)  # the others wait for the first worker's file
pupil = Pupil("class_parts")
for turn in range(3):
    pupil.once()
for n in sorted(pupil.held):
    part = pupil.read(n)
    if hvd.rank() == 0:
        print(n, float(tf.reduce_mean((pupil.model(part[:, :4]) - part[:, 4:]) ** 2)))
