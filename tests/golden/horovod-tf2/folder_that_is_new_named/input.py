import os

import numpy as np
import tensorflow as tf

kept, name = "results", "first"
if not os.path.exists(os.path.join(kept, name)):
    kept = os.path.join(kept, name)
    os.makedirs(kept)
rows = np.random.RandomState(1).rand(800, 4)
model = tf.keras.Sequential([tf.keras.Input((4,)), tf.keras.layers.Dense(1)])
model.compile("sgd", "mse")
model.fit(rows, rows[:, :1], batch_size=20, epochs=2)
model.save(os.path.join(kept, "net.h5"))
