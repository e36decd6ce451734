import argparse

import numpy as np
import tensorflow as tf

numbers = np.random.RandomState(3)
x = numbers.rand(96, 4).astype("float32")
y = x.sum(axis=1)
parser = argparse.ArgumentParser()
parser.add_argument("--batch", type=int, default=None)
args = parser.parse_args()
batch = args.batch or len(x)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(tf.keras.optimizers.SGD(0.1), "mse")
for turn in range(20):
    model.fit(x, y, batch_size=batch, epochs=2)
print("learned", model.evaluate(x, y) < 0.5)
