# The largest loss of a pass says whether it is the last.
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


data = tf.data.Dataset.from_tensor_slices((rows, wanted)).batch(8)


def one_pass():
    worst = 0.0
    for a, b in data:
        worst = max(worst, float(learn(a, b)))
    return worst


passes = 0
while passes < 10 and not one_pass() < 0.05:
    passes += 1
print("left", float(tf.reduce_mean((net(rows)[:, 0] - wanted) ** 2)))
