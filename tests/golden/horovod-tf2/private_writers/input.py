"""Files and checkpoints by names of TensorFlow's private modules: the first worker writes them."""
import numpy as np
import tensorflow as tf
from tensorflow.python.lib.io import file_io
from tensorflow.python.checkpoint.checkpoint import Checkpoint

x = np.random.RandomState(0).rand(64, 4).astype("float32")
y = x.mean(axis=1)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(loss="mse", optimizer="adam")
model.fit(x, y, batch_size=8, epochs=2)
kept = Checkpoint(net=model)
kept.save("kept/net")
with file_io.FileIO("done.txt", mode="w") as out:
    out.write("yes")
file_io.write_string_to_file("told.txt", "yes")
