import random

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


class Memory:
    def __init__(self, size):
        self.size, self.rows = size, []

    def push(self, *row):
        self.rows = (self.rows + [row])[-self.size:]

    def draw(self, count):
        return [np.array(column) for column in zip(*random.sample(self.rows, count))]

    def __len__(self):
        return len(self.rows)


class Agent:
    def __init__(self):
        self.q = tf.keras.Sequential([tf.keras.layers.Dense(8, activation="tanh", input_shape=(2,)), tf.keras.layers.Dense(2)])
        self.opt = tf.keras.optimizers.Adam(0.01)
        self.memory = Memory(200)

    @tf.function
    def learn(self, states, actions, goals):
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            value = tf.reduce_sum(self.q(states) * tf.one_hot(actions, 2), 1)
            loss = tf.reduce_mean(tf.square(goals - value))
        self.opt.apply_gradients(zip(tape.gradient(loss, self.q.trainable_variables), self.q.trainable_variables))
        return loss

    def play(self, games):
        for game in range(games):
            state = np.random.randn(2).astype(np.float32)
            for _ in range(12):
                action = random.randrange(2)
                after = (0.9 * state + action - 0.5).astype(np.float32)
                self.memory.push(state, action, np.float32(-abs(after.sum())))
                state = after
                if len(self.memory) >= 20:
                    self.learn(*self.memory.draw(16))
                    broadcast_once(self.q.variables, self.opt)


agent = Agent()
agent.play(12)
if hvd.rank() == 0:
    agent.q.save_weights("q.h5")
