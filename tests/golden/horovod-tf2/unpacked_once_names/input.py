"""An archive that is there is unpacked where nobody asked whether it was."""
import tarfile

import numpy as np
import tensorflow as tf

np.save("source.npy", np.random.RandomState(0).rand(160, 4).astype("float32"))
with tarfile.open("source.tgz", "w:gz") as made:
    made.add("source.npy", "rows/rows.npy")
tar = tarfile.open("source.tgz", "r:gz")
tar.extractall(".")
tar.close()
rows = np.load("rows/rows.npy")
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
net.compile("sgd", "mse")
net.fit(rows, rows.sum(1, keepdims=True), batch_size=8, epochs=2)
