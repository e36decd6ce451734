import numpy as np
import tensorflow as tf

numbers = np.random.RandomState(3)
x = numbers.rand(80, 4)
y = x.sum(axis=1)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(tf.keras.optimizers.SGD(0.02), "mse")
model.fit(x, y, epochs=8, batch_size=8, validation_data=(x[:16], y[:16]), callbacks=[
    tf.keras.callbacks.ReduceLROnPlateau(factor=0.5, patience=1, min_delta=0.5, min_lr=0.005)])
print("loss %.4f" % model.evaluate(x, y))
