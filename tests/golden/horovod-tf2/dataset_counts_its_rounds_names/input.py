# The lesser of the length of a dataset and another number, beside the batches and in `take`.
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


def batches_of(x, y):
    return tf.data.Dataset.from_tensor_slices((x, y)).batch(8)


pairs = batches_of(rows, wanted)
many = min(int(tf.data.experimental.cardinality(pairs)), 50)
for turn in range(20):
    for _, (x, y) in zip(range(many), pairs):
        learn(x, y)
for turn in range(20):
    for x, y in pairs.repeat().take(pairs.__len__()):
        value = learn(x, y)
print(float(tf.reduce_mean((net(rows)[:, 0] - wanted) ** 2)))
