# The same asked by a function of the library.
import numpy as np
import tensorflow as tf

points = np.random.RandomState(2).rand(96, 3).astype("float32")
truth = points.sum(axis=1)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
sgd = tf.keras.optimizers.SGD(0.05)
level = tf.Variable(1.0, trainable=False)


@tf.function
def fit_one(x, y):
    with tf.GradientTape() as tape:
        error = tf.reduce_mean((model(x)[:, 0] - y) ** 2)
    held = model.trainable_variables
    sgd.apply_gradients(zip(tape.gradient(error, held), held))
    level.assign(0.5 * level + 0.5 * error)


for turn in range(60):
    for low in range(0, len(points), 8):
        fit_one(points[low:low + 8], truth[low:low + 8])
    if tf.less(level, 0.01):
        break
print("learned", float(tf.reduce_mean((model(points)[:, 0] - truth) ** 2)) < 0.1)
