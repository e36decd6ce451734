# A line that is printed asks for the training, which decides as one: it is asked above the line.
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


class Fit:
    def __init__(self):
        self.best, self.bad = 1e9, 0

    def one_pass(self):
        for a, b in data:
            loss = learn(a, b)
        return float(loss)

    def train(self):
        while self.bad < 3:
            if self.one_pass() < self.best - 1e-3:
                self.bad = 0
            else:
                self.bad += 1
            self.best = min(self.best, self.one_pass())
        return self.best


print(Fit().train())
