import numpy as np
import tensorflow as tf

w, b = tf.Variable(tf.random.normal([3, 1])), tf.Variable(tf.zeros([1]))


class Momentum(tf.Module):
    def __init__(self, rate, variables):
        self.rate = rate
        self.moved = [tf.Variable(tf.zeros_like(v)) for v in variables]

    def apply_gradients(self, pairs):
        for (grad, var), moved in zip(pairs, self.moved):
            by = self.rate * grad + 0.9 * moved
            var.assign_sub(by)
            moved.assign(by)


x = np.random.RandomState(0).rand(640, 3).astype('float32')
data = tf.data.Dataset.from_tensor_slices((x, x.sum(axis=1, keepdims=True))).batch(16)
opt = Momentum(0.01, [w, b])
for epoch in range(3):
    for rows, wanted in data:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((rows @ w + b - wanted) ** 2)
        grads = tape.gradient(loss, [w, b])
        opt.apply_gradients(zip(grads, [w, b]))
    print(epoch, float(loss))
