# The seed is drawn itself, so each process would part the rows in another way.
import numpy as np
import tensorflow as tf

np.random.seed(np.random.randint(10000))
x = np.arange(2560, dtype='float32').reshape(640, 4) / 2560
chosen = np.random.rand(len(x)) < 0.8
train, held = x[chosen], x[~chosen]
model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
model.compile(loss='mse', optimizer=tf.keras.optimizers.SGD(0.01))
model.fit(train, train[:, :1], batch_size=16, epochs=2, validation_data=(held, held[:, :1]))
