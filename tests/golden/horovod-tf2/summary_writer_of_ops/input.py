"""The writer of the library's own module."""
import numpy as np
import tensorflow as tf
from tensorflow.python.ops import summary_ops_v2

rows = np.random.RandomState(1).rand(320, 4).astype('float32')
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
opt = tf.keras.optimizers.SGD(0.02)
data = tf.data.Dataset.from_tensor_slices(rows).batch(8)
writer = summary_ops_v2.create_file_writer_v2('logs/train')
step = 0
for epoch in range(3):
    for x in data:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((model(x) - tf.reduce_sum(x, 1, keepdims=True)) ** 2)
        grads = tape.gradient(loss, model.trainable_variables)
        opt.apply_gradients(zip(grads, model.trainable_variables))
        step += 1
        with writer.as_default():
            summary_ops_v2.scalar('loss', loss, step=step)
print(float(loss))
