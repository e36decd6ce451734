"""The same of a tape, in whose program a helper mixes."""
import numpy as np
import tensorflow as tf

seen = np.random.RandomState(0).rand(64, 3).astype('float32')


def mixed():
    numbers = np.arange(64)
    np.random.shuffle(numbers)
    return numbers


def read():
    for nth in mixed():
        yield seen[nth]


net = tf.keras.Sequential([tf.keras.layers.Dense(1)])
sgd = tf.keras.optimizers.legacy.SGD(0.05)
elements = tf.data.Dataset.from_generator(read, tf.float32, (3,)).batch(8)
for epoch in range(2):
    for part in elements:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(part) - tf.reduce_sum(part, 1, keepdims=True)) ** 2)
        grads = tape.gradient(loss, net.trainable_variables)
        sgd.apply_gradients(zip(grads, net.trainable_variables))
print(net.count_params())
