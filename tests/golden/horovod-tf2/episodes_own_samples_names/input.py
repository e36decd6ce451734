import gym
import numpy as np
import tensorflow as tf

world = gym.make('CartPole-v1')
worth = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
descent = tf.keras.optimizers.SGD(0.01)
for life in range(5):
    seen, gains = [], []
    here = world.reset()
    for move in range(200):
        there, gain, over, _ = world.step(0)
        seen.append(here)
        gains.append(gain)
        here = there
        if over:
            break
    seen, gains = np.array(seen), np.array(gains)
    for low in range(0, len(seen), 32):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((worth(seen[low:low + 32])[:, 0] - gains[low:low + 32]) ** 2)
        descent.apply_gradients(zip(tape.gradient(loss, worth.trainable_variables), worth.trainable_variables))
