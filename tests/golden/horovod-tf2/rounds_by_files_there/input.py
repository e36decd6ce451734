"""How many files have been kept by now says whether there are more rounds."""
import glob
import os
from pathlib import Path
import numpy as np
import tensorflow as tf

os.makedirs("out", exist_ok=True)
x = np.random.RandomState(0).rand(160, 8).astype("float32")
y = x.mean(axis=1, keepdims=True)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(8,))])
model.compile(tf.keras.optimizers.SGD(0.01), "mse")
k = 0
while True:
    if len(list(Path("out").glob("*.h5"))) >= 2:
        break
    model.fit(x, y, batch_size=8)
    model.save_weights("out/%d.weights.h5" % k)
    k += 1
while len(glob.glob("out/*.h5")) < 4:
    model.fit(x, y, batch_size=8)
    model.save_weights("out/%d.weights.h5" % len(glob.glob("out/*.h5")))
