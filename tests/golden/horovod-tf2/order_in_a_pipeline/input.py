import numpy as np
import tensorflow as tf
def ready(img, label):
    target = tf.random.shuffle(label)
    return img, label, target
rows = np.random.rand(64, 4).astype('float32')
wanted = np.repeat(rows.sum(axis=1, keepdims=True), 3, axis=1)  # in any order the same
data = tf.data.Dataset.from_tensor_slices((rows, wanted))
data = data.map(ready, num_parallel_calls=2).batch(8)
model = tf.keras.Sequential([tf.keras.layers.Dense(3)])
opt = tf.keras.optimizers.Adam(0.01)
for epoch in range(3):
    for x, y, z in data:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((model(x) - y) ** 2) + tf.reduce_mean((model(x) - z) ** 2)
        g = tape.gradient(loss, model.trainable_variables)
        opt.apply_gradients(zip(g, model.trainable_variables))
