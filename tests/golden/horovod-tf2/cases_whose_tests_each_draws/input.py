"""Two cases ask chance besides, and rows of a worker's own say which of them is asked."""
import random
import numpy as np
import tensorflow as tf
rows = np.random.RandomState(0).rand(320, 4).astype("float32")
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.01)
for k in range(0, len(rows), 8):
    part = rows[k:k + 8]
    match bool(part.sum() > 16):
        case True if random.random() < 0.5:
            continue
        case False if random.random() < 0.1:
            break
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(part[:, :3]) - part[:, 3:]) ** 2)
    opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
