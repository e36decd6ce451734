"""Updates begin when so many steps were made, which is at another episode on each worker."""
import gym
import numpy as np
import tensorflow as tf

world = gym.make('CartPole-v1')
net = tf.keras.Sequential([tf.keras.layers.Dense(2, input_shape=(4,))])
descent = tf.keras.optimizers.SGD(0.01)
met, made = [], 0
for life in range(20):
    here, over = world.reset(), False
    while not over:
        there, gain, over, _ = world.step(0)
        met.append((here, gain))
        here = there
        made += 1
    if made > 200:
        some = [met[i] for i in np.random.randint(len(met), size=32)]
        with tf.GradientTape() as tape:
            worth = tf.reduce_max(net(np.array([m[0] for m in some])), axis=1)
            loss = tf.reduce_mean((worth - np.array([m[1] for m in some], 'float32')) ** 2)
        descent.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
