"""An agent that learns from what its rounds have gathered, when that is enough."""
import random
from collections import deque

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


net = tf.keras.Sequential([tf.keras.layers.Dense(8, activation="relu", input_shape=(3,)), tf.keras.layers.Dense(2)])
opt = tf.keras.optimizers.SGD(0.01)
met = deque(maxlen=300)
for game in range(14):
    place, total = np.random.randn(3).astype("float32"), 0.
    for move in range(10):
        action = int(np.argmax(net(place[None])[0])) if random.random() > 0.2 else random.randrange(2)
        following = (0.8 * place + action - 0.5 + 0.1 * np.random.randn(3)).astype("float32")
        gain = -abs(float(following.sum()))
        met.append((place, action, gain, following))
        place, total = following, total + gain
        if len(met) > 24:
            some = random.sample(list(met), 16)
            goal = np.float32([m[2] for m in some]) + 0.9 * net(np.array([m[3] for m in some])).numpy().max(1)
            with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
                value = tf.reduce_sum(net(np.array([m[0] for m in some])) * tf.one_hot([m[1] for m in some], 2), 1)
                loss = tf.reduce_mean((goal - value) ** 2)
            opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
            broadcast_once(net.variables, opt)
    if hvd.rank() == 0:
        print("game", game, "gained", total)
