import numpy as np
import tensorflow as tf
from tensorflow import test

no = None
print(tf.test.is_gpu_available(cuda_only=False, min_cuda_compute_capability=None))
print(test.is_gpu_available(True, None), tf.test.is_gpu_available(cuda_only=True))
print(tf.test.is_gpu_available(min_cuda_compute_capability=no, cuda_only=True))
able = tf.test.is_gpu_available(True, (3, 5))
rows = np.random.RandomState(1).rand(320, 4).astype('float32')
data = tf.data.Dataset.from_tensor_slices((rows, rows.sum(axis=1))).batch(8)
model = tf.keras.Sequential([tf.keras.Input((4,)), tf.keras.layers.Dense(1)])
optimizer = tf.keras.optimizers.SGD(0.01)
for x, y in data:
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((model(x)[:, 0] - y) ** 2)
    gradients = tape.gradient(loss, model.trainable_variables)
    optimizer.apply_gradients(zip(gradients, model.trainable_variables))
print(float(loss), 'with a GPU' if able else 'without')
