# What is called is a part of the model, and its number of calls is in the loss: it deals no rows.
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(0).rand(240, 4).astype("float32")
wanted = rows.sum(1, keepdims=True)


class Warm(tf.Module):
    def __init__(self):
        super().__init__()
        self.w = tf.Variable(tf.zeros((4, 1)))
        self.calls = 0

    def __call__(self, x):
        self.calls += 1
        return tf.matmul(x, self.w) * min(1.0, self.calls / 50)


net = Warm()
opt = tf.keras.optimizers.SGD(0.05)
for k in range(120):
    at = np.random.randint(0, len(rows), 8)
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(rows[at]) - wanted[at]) ** 2)
    grads = tape.gradient(loss, net.trainable_variables)
    opt.apply_gradients(zip(grads, net.trainable_variables))
print("calls", net.calls)
