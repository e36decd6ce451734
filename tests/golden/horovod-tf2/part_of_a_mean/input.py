# Each round adds its part of the mean, by a number of all rounds; the rows are used whole as well.
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(2).rand(96, 3).astype("float32")
wanted = rows.sum(axis=1)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.05)


def learn(a, b):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(a)[:, 0] - b) ** 2)
    opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
    return loss


size = 8
for epoch in range(5):
    total = 0.0
    for k in range(len(rows) // size):
        now = float(learn(rows[k * size:(k + 1) * size], wanted[k * size:(k + 1) * size]))
        total += now / (len(rows) // size)
    print(epoch, total, float(tf.reduce_mean((net(rows)[:, 0] - wanted) ** 2)))
