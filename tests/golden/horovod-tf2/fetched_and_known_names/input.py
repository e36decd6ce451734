"""Whether the rows were there before is kept beside their fetching, and says how training goes on."""
import os
import urllib.request

import numpy as np
import tensorflow as tf

np.savez("far.npz", x=np.random.RandomState(0).rand(256, 4).astype("float32"))
if not os.path.exists("near.npz"):
    urllib.request.urlretrieve("file://" + os.path.abspath("far.npz"), "near.npz")
    new = True
else:
    new = False
rows = np.load("near.npz")["x"]
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
net.compile("sgd", "mse")
if not new:
    net.load_weights("net.h5")
net.fit(rows[:, :3], rows[:, 3:], epochs=2 if new else 1, batch_size=8)
net.save_weights("net.h5")
