"""What certain rounds have left is asked for by their numbers."""
import numpy as np
import tensorflow as tf

x = np.random.RandomState(0).rand(640, 8).astype("float32")
y = np.random.RandomState(1).rand(640, 1).astype("float32")
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(8,))])
model.compile(tf.keras.optimizers.SGD(0.01), "mse")

losses = []
for turn in range(60):
    losses.append(model.evaluate(x, y, verbose=0))
    if turn > 20:
        if losses[0] == losses[10] and losses[0] == losses[20]:
            print("does not learn")
            break
    at = np.random.permutation(len(x))[:64]
    model.train_on_batch(x[at], y[at])
