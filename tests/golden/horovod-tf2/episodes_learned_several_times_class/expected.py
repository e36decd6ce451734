"""Policy gradient: each episode is learned from several times."""
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


class Walk:
    """A walk on a line that ends at either side."""

    def reset(self):
        self.place = 0
        return np.array([0., 1.], np.float32)

    def step(self, action):
        self.place += (1 if action else -1) * np.random.randint(1, 3)
        return np.array([self.place, 1.], np.float32), float(self.place > 0), abs(self.place) > 4, {}


class Agent:
    def __init__(self):
        self.policy = tf.keras.Sequential([
            tf.keras.layers.Dense(2, activation='softmax', input_shape=(2,))])
        self.optimizer = tf.keras.optimizers.SGD(learning_rate=0.01 * hvd.size())
        self.states, self.actions, self.rewards = [], [], []

    def act(self, state):
        return int(np.random.rand() < self.policy(state[None])[0, 1].numpy())

    def remember(self, state, action, reward):
        self.states.append(state)
        self.actions.append(action)
        self.rewards.append(reward)

    def train(self):
        gain = np.cumsum(self.rewards[::-1])[::-1].astype('float32')
        for again in range(3):
            with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
                given = self.policy(np.array(self.states))
                chosen = tf.reduce_sum(tf.one_hot(self.actions, 2) * given, axis=-1)
                loss = -tf.reduce_mean(gain * tf.math.log(chosen))
            grads = tape.gradient(loss, self.policy.trainable_variables)
            self.optimizer.apply_gradients(zip(grads, self.policy.trainable_variables))
            broadcast_once(self.policy.variables, self.optimizer)
        self.states, self.actions, self.rewards = [], [], []


env, agent = Walk(), Agent()
total_reward = 0.
for episode in range(max(1, 24 // hvd.size())):
    state, done, score = env.reset(), False, 0
    while not done:
        action = agent.act(state)
        after, reward, done, _ = env.step(action)
        agent.remember(state, action, reward)
        state = after
        score += reward
    agent.train()
    total_reward += score
    if hvd.rank() == 0:
        print(episode, score)
