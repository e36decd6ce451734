import numpy as np
import tensorflow as tf

tf.random.set_seed(2)
points = np.random.RandomState(2).rand(48, 3).astype('float32')
data = tf.data.Dataset.from_tensor_slices(points)
print('points:', len(data))
line = tf.keras.Sequential([tf.keras.layers.Dense(3, input_shape=(3,))])
sgd = tf.keras.optimizers.SGD(0.05)
for turn in range(2):
    for some in data.batch(8):
        with tf.GradientTape() as tape:
            off = tf.reduce_mean((line(some) - some) ** 2)
        grads = tape.gradient(off, line.trainable_variables)
        sgd.apply_gradients(zip(grads, line.trainable_variables))
print('off by', float(tf.reduce_mean((line(points) - points) ** 2)))
