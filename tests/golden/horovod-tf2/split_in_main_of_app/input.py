"""`main` is run by `app.run()`, which is given no function; what it mixes is parted."""
import random
import numpy as np
import tensorflow as tf


def main(_):
    numbers = np.random.RandomState(0).rand(128, 5).astype("float32")
    rows = [{"x": n[:4], "y": n[4]} for n in numbers]
    random.shuffle(rows)
    order = np.random.permutation(len(rows))
    rows = [rows[i] for i in order]
    count = int(len(rows) * 0.75)
    x, y = np.array([r["x"] for r in rows[:count]]), np.array([r["y"] for r in rows[:count]])
    xv, yv = np.array([r["x"] for r in rows[count:]]), np.array([r["y"] for r in rows[count:]])
    model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
    model.compile(loss="mse", optimizer="adam")
    model.fit(x, y, batch_size=8, epochs=2, validation_data=(xv, yv))


if __name__ == "__main__":
    tf.compat.v1.app.run()
