"""A function picks rows by numbers of all of them: a share has not as many."""
import os, random
import numpy as np
import tensorflow as tf
rows = np.random.RandomState(0).rand(320, 4).astype("float32")
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.01)
rng = random.Random(4)
numbers = list(range(320))
rng.shuffle(numbers)
def some():
    return rows[numbers[:16]].mean()
for epoch in range(5):
    for k in range(0, len(rows), 8):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(rows[k:k + 8, :3]) - rows[k:k + 8, 3:]) ** 2)
        opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
    print(some())
