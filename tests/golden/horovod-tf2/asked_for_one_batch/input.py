import numpy as np
import tensorflow as tf

numbers = np.random.RandomState(3)
x = numbers.rand(96, 4).astype("float32")
y = x.sum(axis=1)


class Keep(tf.keras.callbacks.Callback):
    def on_train_batch_end(self, batch, logs=None):
        step = int(self.model.optimizer.iterations)
        if batch == 2:
            self.model.save_weights("second.h5")
        if step >= 60:
            self.model.stop_training = True


model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile("sgd", "mse")
model.fit(x, y, epochs=9, batch_size=8, callbacks=[Keep()])
print("learned", model.evaluate(x, y) < 0.5)
