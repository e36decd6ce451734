import os

import numpy as np
import tensorflow as tf

np.random.seed(4)
rows = np.random.rand(96, 3).astype("float32")
wanted = rows.sum(axis=1)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
net.compile(loss="mse", optimizer=tf.keras.optimizers.SGD(0.05))
existing = [d for d in ("models", "logs") if os.path.isdir(d)]
epochs = 1 if existing else 2
net.fit(rows, wanted, epochs=epochs, batch_size=8, verbose=0)
