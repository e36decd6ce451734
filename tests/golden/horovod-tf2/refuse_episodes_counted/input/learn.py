import random
import numpy as np
import tensorflow as tf

net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
opt = tf.keras.optimizers.SGD(0.01)


def learn(seen, turns=10):
    for _ in range(turns):
        rows = random.sample(seen, min(8, len(seen)))
        states = np.array([r[0] for r in rows], 'float32')
        rewards = np.array([[r[1]] for r in rows], 'float32')
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(states) - rewards) ** 2)
        grads = tape.gradient(loss, net.trainable_variables)
        opt.apply_gradients(zip(grads, net.trainable_variables))
