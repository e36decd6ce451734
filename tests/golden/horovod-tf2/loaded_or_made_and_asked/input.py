"""A loaded model, or one that is made: nobody asks whether what a file is asked comes compiled."""
import os
import numpy as np
import tensorflow as tf


def made():
    model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(8,))])
    model.compile("sgd", "mse")
    return model


x = np.random.RandomState(0).rand(160, 8).astype("float32")
model = os.path.exists("b.h5") and tf.keras.models.load_model("b.h5") or made()
model.fit(x, x.mean(axis=1), batch_size=8, epochs=2)
model.save("b.h5")
