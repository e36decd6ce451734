"""A helper keeps the rate between two bounds."""
import numpy as np
import tensorflow as tf

points = np.random.RandomState(3).rand(320, 5).astype("float32")
heights = points.sum(axis=1, keepdims=True)
line = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(5,))])

opt = tf.keras.optimizers.SGD(0.05)
data = tf.data.Dataset.from_tensor_slices((points, heights)).batch(16)


def lower(rate, floor=0.004):
    return np.clip(rate * 0.5, floor, 0.04)


for turn in range(8):
    for x, y in data:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(line(x) - y))
        grads = tape.gradient(loss, line.trainable_variables)
        opt.apply_gradients(zip(grads, line.trainable_variables))
    if turn > 3:
        opt.learning_rate.assign(lower(opt.learning_rate.numpy()))
    print("rate", opt.learning_rate.numpy())
print("left", float(tf.reduce_mean(tf.square(line(points) - heights))))
