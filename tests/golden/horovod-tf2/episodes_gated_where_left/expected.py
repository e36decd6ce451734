import gym
import numpy as np
import tensorflow as tf
from collections import deque
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


def broadcast_weights_once(variables):
    """Send the first worker's weights to all, each once."""
    new = [v for v in variables if not hasattr(v, 'sent')]
    for v in new:
        v.sent = True
    if new:
        hvd.broadcast_variables(new, root_rank=0)


def when_all_have_played(variables, optimizer, last=[]):
    """Join the others' updates until all have played; go on with the weights of the last."""
    if not int(getattr(optimizer, 'iterations', 1)):
        raise RuntimeError('no update was made here: let each worker play more episodes')
    if not last:
        last.append(int(hvd.join()))
    state = optimizer.variables() if callable(optimizer.variables) else optimizer.variables
    for variable in list(variables) + list(state):
        variable.assign(hvd.broadcast(variable, last[0]))


env = gym.make('CartPole-v1')
memory = deque(maxlen=20000)
steps = 0
net = tf.keras.Sequential([tf.keras.layers.Dense(2, input_shape=(4,))])
old = tf.keras.Sequential([tf.keras.layers.Dense(2, input_shape=(4,))])
opt = tf.keras.optimizers.Adam(1e-3 * hvd.size())


def train():
    if len(memory) >= 32:
        at = np.random.choice(len(memory), 32)
        s, a, r, s2, d = (np.array(c) for c in zip(*[memory[i] for i in at]))
        goal = r + 0.9 * (1 - d) * np.max(old(s2), axis=1)
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            q = tf.reduce_sum(net(s) * tf.one_hot(a, 2), axis=1)
            loss = tf.reduce_mean((q - goal) ** 2)
        grads = tape.gradient(loss, net.trainable_variables)
        opt.apply_gradients(zip(grads, net.trainable_variables))
        broadcast_once(net.variables, opt)
        if old.built:
            broadcast_weights_once(old.variables)


for episode in range(max(1, 60 // hvd.size())):
    state = env.reset()
    while True:
        steps += 1
        if steps % max(1, 100 // hvd.size()) == 0:
            old.set_weights(net.get_weights())
        action = np.random.randint(2)
        after, reward, done, _ = env.step(action)
        memory.append((state, action, reward, after, done))
        state = after
        if done:
            train()
            break
when_all_have_played(net.variables, opt)
