"""What says who trains is asked again to be printed."""
import glob
import os
import numpy as np
import tensorflow as tf

os.makedirs("kept", exist_ok=True)


def newest():
    found = glob.glob("kept/*.h5")
    if not found:
        return None
    return max(found, key=os.path.getctime)


x = np.random.RandomState(0).rand(64, 8).astype("float32")
y = x.mean(axis=1)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(8,))])
model.compile("sgd", "mse")
path = newest()
if path is None:
    model.fit(x, y, batch_size=8, epochs=2)
    model.save_weights("kept/net.h5")
    print("newest is", newest())
else:
    model.load_weights(path)
