"""The number of a round weighs what it is to learn, by way of a step without a graph."""
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(1).rand(320, 4).astype('float32')
wanted = rows.sum(axis=1, keepdims=True)
data = tf.data.Dataset.from_tensor_slices((rows, wanted)).batch(8)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
opt = tf.keras.optimizers.SGD(0.01)


def step(x, y):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(x) - y) ** 2)
    grads = tape.gradient(loss, net.trainable_variables)
    opt.apply_gradients(zip(grads, net.trainable_variables))
    return loss


for epoch in range(2):
    for k, (x, y) in enumerate(data):
        told = step(x, y * min(1., k / 20))
    print(epoch, float(told))
