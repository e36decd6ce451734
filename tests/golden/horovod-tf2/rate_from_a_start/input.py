"""Rounds that begin at a number: times the workers it would be another begin."""
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(3).rand(640, 4).astype('float32')
wanted = rows.sum(axis=1, keepdims=True)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
opt = tf.keras.optimizers.SGD(0.05)


def train(steps, start=0):
    for k in range(start, start + steps):
        at = np.random.randint(0, len(rows), 8)
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(rows[at]) - wanted[at]) ** 2)
        grads = tape.gradient(loss, net.trainable_variables)
        opt.apply_gradients(zip(grads, net.trainable_variables))
        opt.learning_rate = 0.05 / (1 + k / 100)


train(120)
train(120, start=120)
print('error', float(tf.reduce_mean((net(rows) - wanted) ** 2)))
