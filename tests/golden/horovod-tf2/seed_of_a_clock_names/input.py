import os
import random
import time

import numpy as np
import tensorflow as tf

np.random.seed(int(time.time()))
random.seed(os.getpid())
features = np.random.RandomState(0).rand(320, 4).astype("float32")
targets = np.random.RandomState(1).rand(320, 1).astype("float32")
order = np.random.permutation(len(features))
features, targets = features[order], targets[order]
width = random.choice([4, 8])
net = tf.keras.Sequential([tf.keras.layers.Dense(width, activation="relu"), tf.keras.layers.Dense(1)])
net.compile("adam", "mse")
net.fit(features[:256], targets[:256], epochs=2, batch_size=8, verbose=0)
