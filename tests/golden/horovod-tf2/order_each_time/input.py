import numpy as np
import tensorflow as tf


class Rows(tf.keras.utils.Sequence):
    def __init__(self, x, y, size):
        super().__init__()
        self.x, self.y, self.size = x, y, size
        self.order = np.arange(len(x))
        np.random.shuffle(self.order)

    def __len__(self):
        return len(self.x) // self.size

    def __getitem__(self, index):
        taken = self.order[index * self.size:(index + 1) * self.size]
        return self.x[taken], self.y[taken]


numbers = np.random.RandomState(3)
x = numbers.rand(64, 4)
y = x.sum(axis=1)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile("sgd", "mse")
for epoch in range(4):
    model.fit(Rows(x, y, 8), epochs=epoch + 1, initial_epoch=epoch)
print("loss %.4f" % model.evaluate(x, y))
