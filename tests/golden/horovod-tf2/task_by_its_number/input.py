"""Each task has all rows in another order of columns; its number is no number of rows."""
import numpy as np
import tensorflow as tf

TASKS, SIZE = 3, 8
rows = np.random.RandomState(3).rand(192, 4).astype("float32")
orders = [np.random.RandomState(k).permutation(3) for k in range(TASKS)]


def task(k):
    return rows[:, orders[k]], rows[:, 3:]


def train_task(net, opt, k, epochs):
    xs, ys = task(k)
    for epoch in range(epochs):
        data = tf.data.Dataset.from_tensor_slices((xs, ys)).shuffle(buffer_size=192).batch(SIZE)
        for x, y in data:
            with tf.GradientTape() as tape:
                loss = tf.reduce_mean((net(x) - y) ** 2)
            grads = tape.gradient(loss, net.trainable_variables)
            opt.apply_gradients(zip(grads, net.trainable_variables))


net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.01)
for k in range(1, TASKS):
    train_task(net, opt, k, 2)
