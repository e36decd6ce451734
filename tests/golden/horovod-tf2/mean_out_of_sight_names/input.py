"""Sums that methods, lists, texts and graphs keep are divided by the number of all rounds, or by their own."""
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(0).rand(640, 4).astype('float32')
wanted = rows.sum(axis=1, keepdims=True)
data = tf.data.Dataset.from_tensor_slices((rows, wanted)).shuffle(640).batch(16)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
opt = tf.keras.optimizers.SGD(0.01)
rounds = 640 // 16
seen = 0.


class Trainer:
    def __init__(self):
        self.total, self.made, self.each = 0., 0, []

    def step(self, x, y):
        global seen
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((model(x) - y) ** 2)
        grads = tape.gradient(loss, model.trainable_variables)
        opt.apply_gradients(zip(grads, model.trainable_variables))
        self.total += float(loss)
        self.made += 1
        self.each.append(float(loss))
        seen += float(loss)
        return loss

    def run(self):
        for epoch in range(2):
            self.total, self.made, self.each = 0., 0, []
            parts, losses = {'loss': 0.}, []
            for x, y in data:
                loss = self.step(x, y)
                parts['loss'] += float(loss)
                losses.append(float(loss))
            print(epoch, self.total / rounds, sum(self.each) / rounds, parts['loss'] / rounds)
            print(self.total / self.made, sum(self.each) / len(self.each), sum(losses) / len(losses))
            print(sum(losses) / 40, np.sum(losses) / 40)


Trainer().run()
print(seen / 80)


@tf.function
def make_pass(data):
    total = 0.
    for x, y in data:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((model(x) - y) ** 2)
        grads = tape.gradient(loss, model.trainable_variables)
        opt.apply_gradients(zip(grads, model.trainable_variables))
        total += loss
    return total


for epoch in range(2):
    print(float(make_pass(data)) / 40)
