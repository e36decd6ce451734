"""Trains and keeps a number by functions that are imported under other names."""
import numpy as np
import tensorflow as tf
from steps import learn as train, keep_text as save, idle as unused

tf.random.set_seed(1)
x = np.random.RandomState(0).rand(64, 4).astype("float32")
y = x.sum(1, keepdims=True)
model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
history = train(model, x, y)
save("loss.txt", model.evaluate(x, y, verbose=0))
print("kept", open("loss.txt").read().strip())
