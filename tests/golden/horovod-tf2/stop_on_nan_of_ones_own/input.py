# A class of one's own over the callback that stops where a loss is no number.
import numpy as np
import tensorflow as tf


class Careful(tf.keras.callbacks.TerminateOnNaN):
    def on_train_begin(self, logs=None):
        self.begun = True


x = np.random.RandomState(0).rand(640, 4).astype("float32")
y = x.sum(1, keepdims=True)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile("sgd", "mse")
model.fit(x, y, epochs=2, callbacks=[Careful()], verbose=0)
print("left", model.evaluate(x, y, verbose=0))
