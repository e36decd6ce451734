import numpy as np
import tensorflow as tf

numbers = np.random.RandomState(3)
x = numbers.rand(96, 4).astype("float32")
y = x.sum(axis=1)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
lr = 0.02
model.compile(tf.keras.optimizers.SGD(lr), "mse")
opts = {"min_lr": lr / 20, "factor": 0.5, "patience": 1}
back = tf.keras.callbacks.ReduceLROnPlateau("loss", **opts)
model.fit(x, y, epochs=8, batch_size=8, callbacks=[back])
print("learned", model.evaluate(x, y) < 0.5)
