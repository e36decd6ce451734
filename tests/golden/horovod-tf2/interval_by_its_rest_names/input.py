"""What is left over of an interval is compared in several ways; some cannot be divided."""
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(3).rand(80, 4).astype("float32")
net = tf.keras.Sequential([tf.keras.layers.Dense(4)])
opt = tf.keras.optimizers.SGD(0.1)
for k in range(40):
    at = np.random.randint(0, len(rows), 8)
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(rows[at]) - rows[at]) ** 2)
    grads = tape.gradient(loss, net.trainable_variables)
    opt.apply_gradients(zip(grads, net.trainable_variables))
    if tf.equal(k % 10, 9):
        net.save_weights("first.weights.h5")
    if 5 == k % 10:
        net.save_weights("second.weights.h5")
    if k % 10 > 7:
        net.save_weights("third.weights.h5")
