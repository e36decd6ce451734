# Each round adds the rate of the next to a list.
import numpy as np
import tensorflow as tf

x = np.random.RandomState(0).rand(964, 4).astype("float32")
y = x.sum(axis=1, keepdims=True)
data = tf.data.Dataset.from_tensor_slices((x, y)).batch(8)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
opt = tf.keras.optimizers.SGD(0.01)


def learn(bx, by):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(bx) - by) ** 2)
    grads = tape.gradient(loss, net.trainable_variables)
    opt.apply_gradients(zip(grads, net.trainable_variables))


rates = [0.01]
n = 0
for bx, by in data:
    opt.learning_rate = rates[n]
    learn(bx, by)
    rates.append(rates[-1] * 0.99)
    n += 1
