import numpy as np
import tensorflow as tf

numbers = np.random.RandomState(3)
x = numbers.rand(96, 4).astype("float32")
y = x.sum(axis=1)


class Keep(tf.keras.callbacks.Callback):
    def __init__(self):
        super().__init__()
        self.seen = []

    def on_train_batch_end(self, batch, logs=None):
        self.seen.append(logs["loss"])
        self.look()
        if self.model.optimizer.iterations.numpy() % 12 == 0:
            self.keep()

    def look(self):
        if len(self.seen) > 20 and np.mean(self.seen[-10:]) > np.mean(self.seen[-20:-10]):
            self.model.optimizer.learning_rate = float(self.model.optimizer.learning_rate) * 0.5

    def keep(self):
        self.model.save_weights("kept.h5")


model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile("sgd", "mse")
model.fit(x, y, epochs=9, batch_size=8, callbacks=[Keep()])
print("learned", model.evaluate(x, y) < 0.5)
