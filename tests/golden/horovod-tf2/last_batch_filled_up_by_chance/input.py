# The last batch is filled up with rows that chance picks.
import numpy as np
import tensorflow as tf

r = np.random.RandomState(0)
rows = r.rand(1000, 4).astype("float32")
wanted = rows.sum(1, keepdims=True)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
optimizer = tf.keras.optimizers.SGD(0.05)


def batch(start):
    last = start + 16
    x = list(rows[start:min(last, len(rows))])
    y = list(wanted[start:min(last, len(rows))])
    if last > len(rows):
        for _ in range(last - len(rows)):
            at = np.random.randint(len(rows))
            x.append(rows[at])
            y.append(wanted[at])
    return np.array(x), np.array(y)


def train_step(x, y):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(x) - y) ** 2)
    grads = tape.gradient(loss, net.trainable_variables)
    optimizer.apply_gradients(zip(grads, net.trainable_variables))
    return loss


for epoch in range(3):
    for i in range(int(np.ceil(len(rows) / 16))):
        x, y = batch(i * 16)
        loss = train_step(x, y)
    print("epoch", epoch)
net.save_weights("w.h5")
