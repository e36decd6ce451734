"""How long training goes on without getting better, its rates and weights of rows: by chance."""
import random

import numpy as np
import tensorflow as tf

longest = random.randint(1, 4)
first = 10 ** np.random.uniform(-3, -1)
rows = np.random.RandomState(3).rand(320, 4).astype("float32")
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
net.compile("sgd", "mse")
net.fit(rows[:, :3], rows[:, 3:], batch_size=8, epochs=6,
        sample_weight=np.full(320, random.uniform(0.5, 1)),
        callbacks=[tf.keras.callbacks.EarlyStopping("loss", min_delta=0.1, patience=longest),
                   tf.keras.callbacks.LearningRateScheduler(lambda epoch: first * 0.9 ** epoch)])
