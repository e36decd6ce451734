import numpy as np
import tensorflow as tf

class Trainer:
    def __init__(self):
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
        self.opt = tf.keras.optimizers.SGD(0.1)
        self.seen, self.best = [], 1e9
        self.epoch, self.wait, self.done = 0, 0, False

    def step(self, a, b):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((self.net(a)[:, 0] - b) ** 2)
        self.opt.apply_gradients(zip(tape.gradient(loss, self.net.trainable_variables), self.net.trainable_variables))
        self.seen.append(float(loss))

    def judge(self):
        now = sum(self.seen[-12:])
        if now < self.best:
            self.best = now
            self.wait = 0
        else:
            self.wait += 1
        self.epoch += 1
        self.done = self.wait > 30 or self.epoch == 6

    def fit(self, data):
        while not self.done:
            for a, b in data:
                self.step(a, b)
            self.judge()


x, y = np.random.rand(96, 3).astype("float32"), np.random.rand(96).astype("float32")
data = tf.data.Dataset.from_tensor_slices((x, y)).shuffle(96).batch(8)
Trainer().fit(data)
