import numpy as np
import tensorflow as tf


class Line:
    def __init__(self):
        self.pace = tf.Variable(initial_value=0.5, name='pace')
        self.weight = tf.Variable(tf.zeros((3, 1)))
        self.opt = tf.keras.optimizers.SGD(self.pace)

    def fit(self, rows, wanted, rounds, pace):
        self.pace.assign(pace)
        for turn in range(rounds):
            at = np.random.randint(0, len(rows), 8)
            with tf.GradientTape() as tape:
                loss = tf.reduce_mean((tf.matmul(rows[at], self.weight) - wanted[at]) ** 2)
            grads = tape.gradient(loss, [self.weight])
            self.opt.apply_gradients(zip(grads, [self.weight]))
        print(self.pace.numpy())


rows = np.random.rand(64, 3).astype('float32')
line = Line()
line.fit(rows, rows.sum(1, keepdims=True), 12, 0.01)
line.fit(rows, rows.sum(1, keepdims=True), 12, 0.001)
