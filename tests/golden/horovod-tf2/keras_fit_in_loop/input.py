import numpy as np
import tensorflow as tf

x, y = np.random.rand(40, 4), np.random.rand(40)
model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
model.compile(optimizer=tf.keras.optimizers.SGD(0.1), loss='mse')
for i in range(3):
    model.fit(x, y, epochs=1, verbose=0)
    print(i, model.evaluate(x, y, verbose=0))
