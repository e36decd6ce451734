"""A first net learns without any optimizer, a second one by `fit` from what it gives."""
import numpy as np
import tensorflow as tf


class Machine(tf.Module):
    def __init__(self, n, m):
        super().__init__()
        self.w = tf.Variable(tf.random.normal((n, m), stddev=0.1))

    def hidden(self, v):
        return tf.sigmoid(tf.matmul(v, self.w))

    def learn(self, v):
        h = tf.cast(self.hidden(v) > tf.random.uniform((tf.shape(v)[0], self.w.shape[1])), tf.float32)
        back = tf.sigmoid(tf.matmul(h, self.w, transpose_b=True))
        self.w.assign_add(0.01 * (tf.matmul(v, h, transpose_a=True)
                                  - tf.matmul(back, self.hidden(back), transpose_a=True)))


x = np.random.RandomState(10).rand(320, 6).astype("float32")
y = (x.sum(1) > 3).astype("int32")
rows = tf.data.Dataset.from_tensor_slices((x, y)).batch(32)
first = Machine(6, 4)
for _ in range(2):
    for v, _ in rows:
        first.learn(v)
net = tf.keras.Sequential([tf.keras.layers.Dense(2, activation="softmax")])
net.compile(optimizer=tf.keras.optimizers.SGD(0.1), loss="sparse_categorical_crossentropy")
net.fit(rows.map(lambda a, b: (first.hidden(a), b)), epochs=3, verbose=0)
said = net.predict(first.hidden(x).numpy(), verbose=0).argmax(1)
print("right", (said == y).mean())
