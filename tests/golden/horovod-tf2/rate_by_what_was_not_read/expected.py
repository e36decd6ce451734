"""Schedules that were not read have the optimizer: one counts for itself, one is told a count."""
import numpy as np
import tensorflow as tf
from rates import Falling, set_rate
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


rng = np.random.RandomState(5)
springs = rng.rand(320, 4).astype('float32')
lengths = springs.sum(axis=1, keepdims=True)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
first = tf.keras.optimizers.SGD(0.01)
second = tf.keras.optimizers.SGD(0.01)
third = tf.keras.optimizers.SGD(0.01)
pairs = tf.data.Dataset.from_tensor_slices((springs, lengths)).batch(8)
falling = Falling(optimizer=first, rounds=120)
rising = Falling(120)
rising.of(third)


def learn(x, y, by):
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        loss = tf.reduce_mean((net(x) - y) ** 2)
    grads = tape.gradient(loss, net.trainable_variables)
    by.apply_gradients(zip(grads, net.trainable_variables))
    broadcast_once(net.variables, by)


def learned(x, y):
    learn(x, y, first)
    falling.step()


for epoch in range(3):
    for x, y in pairs:
        learned(x, y)

made = 0
for x, y in pairs:
    learn(x, y, second)
    made += 1
    set_rate(second, made)

for k, (x, y) in enumerate(pairs):
    learn(x, y, third)
    now = k / 40
    rising.step(number=now)
