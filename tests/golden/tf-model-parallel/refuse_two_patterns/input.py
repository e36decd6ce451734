import numpy as np
import tensorflow as tf
from tensorflow.keras import layers


model = tf.keras.Sequential([layers.Dense(8), layers.Dense(3)])
model.compile('adam', 'mse')
model.fit(np.ones((16, 10)), np.ones((16, 3)), epochs=2, verbose=2)

optimizer = tf.keras.optimizers.SGD(0.1)
with tf.GradientTape() as tape:
    loss = tf.reduce_mean(model(np.ones((4, 10))))
optimizer.apply_gradients(zip(tape.gradient(loss, model.trainable_variables), model.trainable_variables))
