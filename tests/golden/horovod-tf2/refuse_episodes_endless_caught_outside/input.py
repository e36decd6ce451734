import gym
import numpy as np
import tensorflow as tf

env = gym.make('CartPole-v0')
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(optimizer=tf.keras.optimizers.SGD(0.01), loss='mse')
def stepped():
    seen, reward, done, told = env.step(0)
    if env.steps > 10000:
        raise EOFError
    return seen, done
def play():
    met = []
    while True:
        seen, done = stepped()
        met.append(seen)
        if done:
            model.train_on_batch(np.array(met), np.ones(len(met)))
            met = []
try:
    play()
except EOFError:
    pass
model.save('net.h5')
