import numpy as np
import tensorflow as tf

r = np.random.RandomState(0)
rows = r.rand(960, 4).astype("float32")
wanted = rows.sum(1, keepdims=True)


def batches():
    for k in range(0, len(rows), 8):
        yield rows[k:k + 8], wanted[k:k + 8]


net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
optimizer = tf.keras.optimizers.SGD(0.05)


def train_step(x, y):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(x) - y) ** 2)
    grads = tape.gradient(loss, net.trainable_variables)
    optimizer.apply_gradients(zip(grads, net.trainable_variables))
    return loss


for epoch in range(3):
    for i, (x, y) in enumerate(batches()):
        if i % 10 == 0:
            continue
        loss = train_step(x, y)
    total = 0.0
    for i, (x, y) in enumerate(batches()):
        if i % 10 == 0:
            total += float(tf.reduce_mean((net(x) - y) ** 2))
    print("held out %.4f" % (total / 12))
net.save_weights("w.h5")
