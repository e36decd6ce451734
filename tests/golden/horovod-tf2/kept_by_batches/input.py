import numpy as np
import tensorflow as tf


class Keep(tf.keras.callbacks.Callback):
    def __init__(self, often):
        super().__init__()
        self.often, self.seen = often, 0

    def on_train_batch_end(self, batch, logs=None):
        self.seen += 1
        self.look()

    def look(self):
        if self.seen % self.often == 0:
            self.model.save_weights("kept.weights.h5")


numbers = np.random.RandomState(3)
x = numbers.rand(96, 6)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(6,))])
model.compile("sgd", "mse")
model.fit(x, x.sum(axis=1), batch_size=8, epochs=4, callbacks=[Keep(12)])
print("loss %.4f" % model.evaluate(x, x.sum(axis=1)))
