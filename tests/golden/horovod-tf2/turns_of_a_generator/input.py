# A generator of the program goes through files: who is left over is told of.
import os
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


os.makedirs('rows', exist_ok=True)
for k in range(6):
    np.save('rows/%d.npy' % k, np.hstack([rows, wanted[:, None]])[k * 16:k * 16 + 16])


def parts(folder):
    for name in sorted(os.listdir(folder)):
        yield np.load(os.path.join(folder, name))


for epoch in range(3):
    for part in parts('rows'):
        learn(part[:, :3], part[:, 3])
print("left", float(tf.reduce_mean((net(rows)[:, 0] - wanted) ** 2)))
