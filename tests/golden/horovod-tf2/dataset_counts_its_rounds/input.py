# How many rounds there are is told by the length of the dataset, of which a worker has a share.
import numpy as np
import tensorflow as tf

tf.random.set_seed(1)
chance = np.random.RandomState(2)
rows = chance.rand(96, 3).astype("float32")
wanted = rows.sum(axis=1)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.05)


def learn(a, b):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(a)[:, 0] - b) ** 2)
    opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
    return loss


data = tf.data.Dataset.from_tensor_slices((rows, wanted)).shuffle(96, seed=3).batch(8)
steps = len(data)
source = iter(data.repeat())
for epoch in range(30):
    total = 0.0
    for k in range(steps):
        a, b = next(source)
        total += float(learn(a, b))
    print(epoch, total / steps)
