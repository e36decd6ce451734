"""One method makes iterators over the rows of the rounds and over those that tell which weights are the best."""
import numpy as np
import tensorflow as tf


class Rows:
    def __init__(self, count):
        self.rows = np.random.RandomState(5).rand(count, 4).astype("float32")
        self.rounds = count // 8

    def train(self):
        return self.build(3)

    def validate(self):
        return self.build(None)

    def build(self, times):
        return iter(tf.data.Dataset.from_tensor_slices(self.rows).batch(8).repeat(times))


model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.Adam(0.01)
seen, held_out = Rows(192), Rows(48)
given, tests = seen.train(), held_out.validate()
best = 1e9
for epoch in range(3):
    for k in range(seen.rounds):
        x = next(given)
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((model(x[:, :3]) - x[:, 3:]) ** 2)
        grads = tape.gradient(loss, model.trainable_variables)
        opt.apply_gradients(zip(grads, model.trainable_variables))
    losses = []
    for k in range(held_out.rounds):
        x = next(tests)
        losses.append(float(tf.reduce_mean((model(x[:, :3]) - x[:, 3:]) ** 2)))
    if np.mean(losses) < best:
        best = np.mean(losses)
        model.save_weights("best.h5")
