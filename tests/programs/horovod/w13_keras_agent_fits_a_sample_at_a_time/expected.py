import random
from collections import deque

import numpy as np
from keras.layers import Dense
from keras.models import Sequential
from keras.optimizers import Adam
import horovod.keras as hvd
import tensorflow as tf

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


class DQNAgent:
    def __init__(self, state_size, action_size):
        self.state_size = state_size
        self.action_size = action_size
        self.memory = deque(maxlen=100)
        self.gamma = 0.95
        self.model = self._build_model()

    def _build_model(self):
        model = Sequential()
        model.add(Dense(6, input_dim=self.state_size, activation='relu'))
        model.add(Dense(self.action_size, activation='linear'))
        model.compile(loss='mse', optimizer=hvd.DistributedOptimizer(Adam(learning_rate=0.001)))
        return model

    def remember(self, state, action, reward, next_state, done):
        self.memory.append((state, action, reward, next_state, done))

    def act(self, state):
        if np.random.rand() <= 0.5:
            return random.randrange(self.action_size)
        return np.argmax(self.model.predict(state, verbose=0)[0])

    def replay(self, batch_size):
        minibatch = random.sample(self.memory, batch_size)
        for state, action, reward, next_state, done in minibatch:
            target = reward
            if not done:
                target = reward + self.gamma * np.amax(self.model.predict(next_state, verbose=0)[0])
            target_f = self.model.predict(state, verbose=0)
            target_f[0][action] = target
            self.model.fit(state, target_f, epochs=1, verbose=0,
                callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
                    hvd.callbacks.MetricAverageCallback()])

    def save(self, name):
        if hvd.rank() == 0:
            self.model.save_weights(name)


if __name__ == "__main__":
    agent = DQNAgent(3, 2)
    for e in range(2):
        state = np.random.rand(1, 3)
        for time in range(4):
            action = agent.act(state)
            next_state = np.random.rand(1, 3)
            agent.remember(state, action, float(action), next_state, time == 3)
            state = next_state
        if hvd.rank() == 0:
            print("episode: {}/{}".format(e, 2))
        agent.replay(2)
    if hvd.rank() == 0:
        agent.save("dqn.h5")
