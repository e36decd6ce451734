"""A helper says by a folder's files who trains: all are told what the first worker sees there."""
from pathlib import Path
import numpy as np
import tensorflow as tf

x = np.random.RandomState(0).rand(160, 8).astype("float32")
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(8,))])
model.compile("sgd", "mse")
Path("out").mkdir(exist_ok=True)


def done():
    return any(Path("out").glob("*.h5"))


if not done():
    model.fit(x, x.mean(axis=1), batch_size=8, epochs=2)
    model.save_weights("out/net.h5")
print(model.evaluate(x, x.mean(axis=1)))
