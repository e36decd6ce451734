"""A folder that the program has just filled is gone through."""
import os
import numpy as np
import tensorflow as tf

draw = np.random.RandomState(1)
os.makedirs("parts", exist_ok=True)
for k in range(8):
    np.save(os.path.join("parts", "%d.npy" % k), draw.rand(40, 6).astype("float32"))
names = [entry.path for entry in os.scandir("parts") if entry.name.endswith(".npy")]
rows = np.concatenate([np.load(name) for name in names])
line = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(5,))])
line.compile("sgd", "mse")
line.fit(rows[:, :5], rows[:, 5:], batch_size=16, epochs=3)
print("left", line.evaluate(rows[:, :5], rows[:, 5:]))
