"""A function moves one network a part of the way to another in each round."""
import numpy as np
import tensorflow as tf

points = np.random.RandomState(3).rand(320, 5).astype("float32")
heights = points.sum(axis=1, keepdims=True)


def made():
    return tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(5,))])


quick, slow = made(), made()
slow.set_weights(quick.get_weights())
opt = tf.keras.optimizers.Adam(0.01)


def follow(behind, ahead, part):
    for b, a in zip(behind.trainable_variables, ahead.trainable_variables):
        b.assign(b + part * (a - b))


data = tf.data.Dataset.from_tensor_slices((points, heights)).batch(16)
for turn in range(3):
    for x, y in data:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(quick(x) - 0.9 * y - 0.1 * slow(x)))
        grads = tape.gradient(loss, quick.trainable_variables)
        opt.apply_gradients(zip(grads, quick.trainable_variables))
        follow(slow, quick, 0.05)
print("slow", float(tf.reduce_mean(slow(points))))
