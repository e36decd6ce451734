"""A generator that plays an episode, and a loop that trains on what it yields."""
import gym
import numpy as np
import tensorflow as tf

world = gym.make('CartPole-v1')
net = tf.keras.Sequential([tf.keras.layers.Dense(24, activation='relu', input_shape=(4,)), tf.keras.layers.Dense(2)])
adam = tf.keras.optimizers.Adam(1e-3)


def episode():
    state, over = world.reset(), False
    while not over:
        action = int(np.argmax(net(state[None])))
        after, reward, over, _ = world.step(action)
        yield state, action, reward, after
        state = after


for nth in range(100):
    for state, action, reward, after in episode():
        with tf.GradientTape() as tape:
            goal = reward + 0.9 * tf.reduce_max(net(after[None]))
            loss = tf.square(net(state[None])[0, action] - goal)
        slopes = tape.gradient(loss, net.trainable_variables)
        adam.apply_gradients(zip(slopes, net.trainable_variables))
