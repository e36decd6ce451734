import random
import numpy as np
import tensorflow as tf

x = np.random.RandomState(0).rand(640, 8).astype(np.float32)
y = np.random.RandomState(1).rand(640, 4).astype(np.float32)
model = tf.keras.Sequential([tf.keras.layers.Dense(4, input_shape=(8,))])
optimizer = tf.keras.optimizers.Adam(0.001)


def rows_of(batch):
    data = tf.data.Dataset.from_tensor_slices((x, y)).shuffle(640)
    return data.batch(batch).prefetch(1)


def train(data):
    k, given = 0, iter(data)
    while True:
        batch = next(given, None)
        if not batch:
            print('nothing left after', k)
            break
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(model(batch[0]) - batch[1]))
        grads = tape.gradient(loss, model.trainable_variables)
        optimizer.apply_gradients(zip(grads, model.trainable_variables))
        k += 1
        if k % 10 == 0:
            print(k, float(loss))


data = rows_of(16)
for epoch in range(2):
    train(data)
