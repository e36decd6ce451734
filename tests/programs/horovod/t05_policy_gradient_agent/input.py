import numpy as np
import tensorflow as tf


class Env:
    def __init__(self):
        self.rng = np.random.RandomState(25)

    def reset(self):
        return self.rng.rand(4).astype('float32')

    def step(self, action):
        return self.rng.rand(4).astype('float32'), float(action), self.rng.rand() < 0.2


env = Env()
policy = tf.keras.Sequential([tf.keras.layers.Dense(8, activation='tanh', input_shape=(4,)), tf.keras.layers.Dense(2)])
optimizer = tf.keras.optimizers.Adam(0.01)

for episode in range(10):
    state, done, states, actions, rewards = env.reset(), False, [], [], []
    while not done:
        logits = policy(state[None])
        action = int(tf.random.categorical(logits, 1)[0, 0])
        new_state, reward, done = env.step(action)
        states.append(state)
        actions.append(action)
        rewards.append(reward)
        state = new_state
    with tf.GradientTape() as tape:
        logp = -tf.nn.sparse_softmax_cross_entropy_with_logits(labels=actions, logits=policy(np.array(states)))
        loss = -tf.reduce_mean(logp * np.array(rewards, 'float32'))
    grads = tape.gradient(loss, policy.trainable_variables)
    optimizer.apply_gradients(zip(grads, policy.trainable_variables))
    if episode % 5 == 0:
        print(episode, sum(rewards))
