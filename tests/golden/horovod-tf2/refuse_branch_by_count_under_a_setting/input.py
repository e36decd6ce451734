# A setting says that gradients are gathered, and a count of calls says when they are applied.
import numpy as np
import tensorflow as tf


class Settings:
    def __init__(self):
        self.gathers = False
        self.rounds = 4


r = np.random.RandomState(0)
rows = r.rand(960, 4).astype("float32")
wanted = rows.sum(1, keepdims=True)
data = tf.data.Dataset.from_tensor_slices((rows, wanted)).batch(8)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
optimizer = tf.keras.optimizers.SGD(0.05)


def gather(x, y, sums):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(x) - y) ** 2)
    for total, g in zip(sums, tape.gradient(loss, net.trainable_variables)):
        total.assign_add(g)


@tf.function
def one_pass(data, rounds, sums, count):
    def apply():
        optimizer.apply_gradients(zip([g / rounds for g in sums], net.trainable_variables))
        for g in sums:
            g.assign(tf.zeros_like(g))
        count.assign(0)

    for x, y in data:
        gather(x, y, sums)
        count.assign_add(1)
        tf.cond(count == rounds, lambda: apply(), lambda: None)


def gathered(data, rounds):
    sums = [tf.Variable(tf.zeros_like(v), trainable=False) for v in net.trainable_variables]
    count = tf.Variable(0, trainable=False)
    one_pass(data, rounds, sums, count)


settings = Settings()
for epoch in range(3):
    if settings.gathers:
        gathered(data, settings.rounds)
    print("pass", epoch)
