"""Files that no set puts in order are parted alike among all."""
import os
import random
import numpy as np
import tensorflow as tf
from tqdm import tqdm
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


random.seed(3)
os.makedirs("set_parts", exist_ok=True)
draw = np.random.RandomState(1)
for k in range(12):
    if hvd.rank() == 0:
        np.save("set_parts/part%d.npy" % k, draw.rand(16, 5).astype("float32"))
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
opt = tf.keras.optimizers.Adam(0.01 * hvd.size())
hvd.broadcast_object(0)  # the others wait for the first worker's file
names = {int(n[4:-4]) for n in os.listdir("set_parts") if n.endswith(".npy")}
held = set(random.sample(sorted(names), 3))


def learn(part):
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        loss = tf.reduce_mean((model(part[:, :4]) - part[:, 4:]) ** 2)
    grads = tape.gradient(loss, model.trainable_variables)
    opt.apply_gradients(zip(grads, model.trainable_variables))
    broadcast_once(model.variables, opt)


hvd.broadcast_object(0)  # the others wait for the first worker's file
for epoch in range(3):
    for n in turns(sorted(names.difference(held))):
        learn(np.load(os.path.join("set_parts", "part%d.npy" % n)))
hvd.broadcast_object(0)  # the others wait for the first worker's file
for n in tqdm(turns(sorted(names - held)), disable=hvd.rank() > 0):
    learn(np.load(os.path.join("set_parts", "part%d.npy" % n)))
hvd.broadcast_object(0)  # the others wait for the first worker's file
for n in sorted(held):
    part = np.load(os.path.join("set_parts", "part%d.npy" % n))
    if hvd.rank() == 0:
        print(n, float(tf.reduce_mean((model(part[:, :4]) - part[:, 4:]) ** 2)))
