"""The rate falls by the rounds made, of as many as the batches say that there are."""
import numpy as np
import tensorflow as tf

tf.random.set_seed(3)
points = np.random.RandomState(3).rand(320, 5).astype("float32")
heights = points.sum(axis=1, keepdims=True)
line = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(5,))])
opt = tf.keras.optimizers.SGD(0.1)
data = tf.data.Dataset.from_tensor_slices((points, heights)).batch(16)
per = len(data)
passes = 4
for turn in range(passes):
    for k, (x, y) in enumerate(data):
        opt.learning_rate = 0.1 * (1 - (turn * per + k) / (passes * per))
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(line(x) - y))
        grads = tape.gradient(loss, line.trainable_variables)
        opt.apply_gradients(zip(grads, line.trainable_variables))
print("left", float(tf.reduce_mean(tf.square(line(points) - heights))))
