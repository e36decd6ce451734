# An object holds it, and what it tells is of its own share where nobody joins it.
import numpy as np
import tensorflow as tf

tf.random.set_seed(1)
rows = np.random.RandomState(2).rand(96, 3).astype("float32")
wanted = rows.sum(axis=1)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.05)


class Work:
    def __init__(self):
        self.seen = tf.Variable(0.0, trainable=False)

    @tf.function
    def learn(self, a, b):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(a)[:, 0] - b) ** 2)
        opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
        self.seen.assign_add(loss)

    def train(self, x, y, passes):
        for epoch in range(passes):
            self.seen.assign(0.0)
            for k in range(0, len(x), 8):
                self.learn(x[k:k + 8], y[k:k + 8])
            print(epoch, 'seen', float(self.seen))


Work().train(rows, wanted, 20)
print(float(tf.reduce_mean((net(rows)[:, 0] - wanted) ** 2)) < 0.1)
