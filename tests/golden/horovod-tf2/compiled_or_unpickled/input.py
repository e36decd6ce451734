import pickle
import sys
import numpy as np
import tensorflow as tf

np.random.seed(4)
x = np.random.rand(96, 3).astype("float32")
if len(sys.argv) > 5:
    with open(sys.argv[5], "rb") as f:
        net = pickle.load(f)
else:
    net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
    net.compile("adam", "mse")
net.fit(x, x.sum(axis=1), epochs=3, batch_size=8, verbose=0)
