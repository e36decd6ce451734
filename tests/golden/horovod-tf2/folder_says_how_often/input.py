"""Rounds that go on from how many files a folder has: a machine that sees others would wait."""
import os
import numpy as np
import tensorflow as tf

x = np.random.RandomState(0).rand(160, 8).astype("float32")
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(8,))])
model.compile("sgd", "mse")
os.makedirs("out", exist_ok=True)
for k in range(len(os.listdir("out")), 2):
    model.fit(x, x.mean(axis=1), batch_size=8)
    model.save_weights("out/%d.h5" % k)
