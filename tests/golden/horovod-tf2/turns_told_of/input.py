"""What all take in turns is asked for where one worker tells of it."""
import numpy as np
import tensorflow as tf


def batches(size):
    rows = np.random.RandomState(3).rand(160, 4).astype("float32")
    while True:
        for low in range(0, len(rows), size):
            yield rows[low:low + size]


net = tf.keras.Sequential([tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.SGD(0.1)
given = batches(8)
for k in range(100):
    some = next(given)
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(some[:, :3]) - some[:, 3:]) ** 2)
    grads = tape.gradient(loss, net.trainable_variables)
    opt.apply_gradients(zip(grads, net.trainable_variables))
    if k % 10 == 0:
        print(k, float(tf.reduce_mean(net(next(given)[:, :3]))))
