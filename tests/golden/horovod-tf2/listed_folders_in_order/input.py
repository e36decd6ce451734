"""The folders of one walk are sorted here, and nobody is told to do it."""
import os
import numpy as np
import tensorflow as tf

for name in "abcd":
    for k in range(40):
        os.makedirs("rows/%s/%02d" % (name, k), exist_ok=True)
classes = next(os.walk("rows"))[1]
x, y = [], []
for k, name in enumerate(classes):
    for part in sorted(os.listdir("rows/" + name)):
        x.append([len(part), k])
        y.append(k)
model = tf.keras.Sequential([tf.keras.layers.Dense(len(classes), input_shape=(2,))])
model.compile("sgd", "mse")
model.fit(np.array(x, "float32"), np.eye(4)[y], batch_size=8, epochs=2)
