"""An agent whose driver is elsewhere: what it was told, and what its critic says of that, is each worker's own."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


class Critic:
    def __init__(self):
        rows = tf.keras.Input(shape=(4,))
        self.model = tf.keras.Model(inputs=[rows], outputs=[tf.keras.layers.Dense(1)(rows)])
        self.model.compile(
            optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.Adam(0.001 * hvd.size())),
            loss="mse")


class Agent:
    def __init__(self):
        self.states, self.rewards = [], []
        self.critic = Critic()

    def remember(self, state, reward):
        self.states.append(state)
        self.rewards.append(reward)

    def train(self):
        states, rewards = np.array(self.states), np.array(self.rewards)
        self.states, self.rewards = [], []
        values = self.critic.model.predict(states, verbose='auto' if hvd.rank() == 0 else 0)
        values = values[:, 0]
        advantages = rewards - values
        self.critic.model.fit([share(states)], [share(advantages)], batch_size=10, epochs=10,
            verbose=False if hvd.rank() == 0 else 0,
            callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
                hvd.callbacks.MetricAverageCallback()])
