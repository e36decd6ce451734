"""A file that is tried says with which pass one `fit` begins."""
import json
import numpy as np
import tensorflow as tf

points = np.random.RandomState(3).rand(320, 5).astype("float32")
heights = points.sum(axis=1, keepdims=True)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(5,))])
net.compile("sgd", "mse")
first = 0
try:
    net.load_weights("line.weights.h5")
    with open("state.json") as f:
        first = json.load(f)["epoch"]
    print("goes on at", first)
except Exception as e:
    print("begins anew", e)
net.fit(points, heights, batch_size=16, epochs=6, initial_epoch=first)
net.save_weights("line.weights.h5")
with open("state.json", "w") as f:
    json.dump({"epoch": 6}, f)
