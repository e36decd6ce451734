"""Oja's rule in a graph finds directions by rows that are drawn; what they give is learned from."""
import numpy as np
import tensorflow as tf


class Directions:
    def __init__(self, n, m):
        self.w = tf.Variable(tf.random.normal((n, m), stddev=0.1))

    @tf.function
    def turn(self, v):
        h = tf.matmul(v, self.w)
        self.w.assign(self.w + 0.01 * (tf.matmul(v, h, transpose_a=True)
                                       - tf.matmul(self.w, tf.matmul(h, h, transpose_a=True))))


x = np.random.RandomState(11).rand(320, 5).astype("float32") - 0.5
y = (x.sum(1) > 0).astype("int32")
found = Directions(5, 2)
for _ in range(50):
    found.turn(x[np.random.randint(0, 320, 32)])
net = tf.keras.Sequential([tf.keras.layers.Dense(2, activation="softmax")])
net.compile(optimizer=tf.keras.optimizers.SGD(0.1), loss="sparse_categorical_crossentropy")
for k in range(60):
    at = np.random.randint(0, 320, 32)
    net.train_on_batch(tf.matmul(x[at], found.w).numpy(), y[at])
said = net.predict(tf.matmul(x, found.w).numpy(), verbose=0).argmax(1)
print("right", (said == y).mean())
