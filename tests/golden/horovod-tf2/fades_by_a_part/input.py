# What fades is moved by a part of what it lacks; it is told of.
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


running = tf.Variable(1.0, trainable=False)


@tf.function
def one(a, b):
    loss = learn(a, b)
    running.assign_add(0.1 * (loss - running))


epoch = 0
while running > 0.002 and epoch < 10:
    for k in range(0, 96, 8):
        one(rows[k:k + 8], wanted[k:k + 8])
    epoch += 1
print(epoch, float(running))
