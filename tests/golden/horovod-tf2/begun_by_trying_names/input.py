"""What a function says that tries to read what was kept says with which pass to begin."""
import numpy as np
import tensorflow as tf

points = np.random.RandomState(3).rand(320, 5).astype("float32")
heights = points.sum(axis=1, keepdims=True)
line = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(5,))])
opt = tf.keras.optimizers.Adam(0.01)


def kept():
    try:
        line.load_weights("line.weights.h5")
        return 2
    except OSError:
        return 0


def step(x, y):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(line(x) - y))
    grads = tape.gradient(loss, line.trainable_variables)
    opt.apply_gradients(zip(grads, line.trainable_variables))


first = kept()
for turn in range(first, 4):
    for k in range(0, 320, 16):
        step(points[k:k + 16], heights[k:k + 16])
print("left", float(tf.reduce_mean(tf.square(line(points) - heights))))
line.save_weights("line.weights.h5")
