"""An agent holds a network whose class stands below Keras's; it learns in each step."""
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


def when_all_have_played(variables, optimizer, last=[]):
    """Join the others' updates until all have played; go on with the weights of the last."""
    if not int(getattr(optimizer, 'iterations', 1)):
        raise RuntimeError('no update was made here: let each worker play more episodes')
    if not last:
        last.append(int(hvd.join()))
    state = optimizer.variables() if callable(optimizer.variables) else optimizer.variables
    for variable in list(variables) + list(state):
        variable.assign(hvd.broadcast(variable, last[0]))


class Walk:
    """A walk on a line that ends at either side."""

    def reset(self):
        self.place = 0
        return np.array([self.place, 1.0], np.float32)

    def step(self, action):
        self.place += (1 if action else -1) * np.random.randint(1, 3)
        ended = abs(self.place) > 4
        return np.array([self.place, 1.0], np.float32), float(self.place > 0), ended, {}


class Network(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.hidden = tf.keras.layers.Dense(8, activation='relu')
        self.values = tf.keras.layers.Dense(2)

    def call(self, states):
        return self.values(self.hidden(states))


class Agent:
    def __init__(self):
        self.network = Network()
        self.optimizer = tf.keras.optimizers.SGD(0.01 * hvd.size())

    def act(self, state):
        if np.random.rand() < 0.3:
            return np.random.randint(2)
        return int(np.argmax(self.network(state[None])[0]))

    def learn(self, state, action, reward):
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            said = tf.reduce_sum(self.network(state[None]) * tf.one_hot([action], 2), axis=1)
            loss = tf.reduce_mean((reward - said) ** 2)
        grads = tape.gradient(loss, self.network.trainable_variables)
        self.optimizer.apply_gradients(zip(grads, self.network.trainable_variables))
        broadcast_once(self.network.variables, self.optimizer)


env = Walk()
agent = Agent()
for episode in range(max(1, 24 // hvd.size())):
    state, done, score = env.reset(), False, 0.0
    while not done:
        action = agent.act(state)
        following, reward, done, _ = env.step(action)
        agent.learn(state, action, reward)
        state = following
        score += reward
    if hvd.rank() == 0:
        print('episode', episode, 'score', score)
when_all_have_played(agent.network.variables, agent.optimizer)
