import numpy as np
import tensorflow as tf

model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.1)
rows = np.random.rand(96, 3).astype("float32")
marks = np.random.rand(96).astype("float32")
first = iter(tf.data.Dataset.from_tensor_slices(rows).repeat(4).batch(8))
second = iter(tf.data.Dataset.from_tensor_slices(marks).repeat(4).batch(8))


def train(one, other, rounds):
    for i in range(rounds):
        try:
            x = next(one)
            y = next(other)
        except StopIteration:
            break
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((model(x)[:, 0] - y) ** 2)
        grads = tape.gradient(loss, model.trainable_variables)
        opt.apply_gradients(zip(grads, model.trainable_variables))


train(first, second, 48)
