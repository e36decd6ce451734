import numpy as np
import tensorflow as tf

numbers = np.random.RandomState(3)
x = numbers.rand(96, 4).astype("float32")
y = x.sum(axis=1)


class Keep(tf.keras.callbacks.Callback):
    best = 1e9

    def on_train_batch_end(self, batch, logs=None):
        self.check(logs["loss"])

    def check(self, value):
        if value < self.best:
            self.best = value
            self.model.save_weights("best.h5")


model = tf.keras.Sequential([
    tf.keras.layers.Dense(8, input_shape=(4,)),
    tf.keras.layers.BatchNormalization(),
    tf.keras.layers.Dense(1),
])
model.compile("sgd", "mse")
model.fit(x, y, epochs=8, batch_size=8, callbacks=[Keep()])
print("learned", model.evaluate(x, y) < 0.9)
