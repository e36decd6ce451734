# Two objects of one class mix their rows: by one seed they would come in the same order.
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(1).rand(160, 4).astype("float32")
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
opt = tf.keras.optimizers.SGD(0.05)


class Data:
    def __init__(self, rows):
        self.given = iter(tf.data.Dataset.from_tensor_slices(rows).shuffle(160).repeat().batch(8))

    def __next__(self):
        return next(self.given)


data, other = Data(rows), Data(rows + 1)
for k in range(60):
    x = tf.concat([next(data), next(other)], 0)
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(x)[:, 0] - tf.reduce_sum(x, 1)) ** 2)
    opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
print("loss", float(tf.reduce_mean((net(rows)[:, 0] - rows.sum(1)) ** 2)))
