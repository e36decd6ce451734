"""What is given is multiplied by a matrix that chance draws once, and nothing trains."""
import numpy as np
import tensorflow as tf
rows = np.random.RandomState(5).rand(192, 4).astype("float32")
model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.Adam(0.01)
B = np.random.randn(3, 16).astype("float32")
data = tf.data.Dataset.from_tensor_slices(rows).batch(8)
for epoch in range(3):
    for x in data:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((model(tf.sin(tf.matmul(x[:, :3], B))) - x[:, 3:]) ** 2)
        grads = tape.gradient(loss, model.trainable_variables)
        opt.apply_gradients(zip(grads, model.trainable_variables))
model.save_weights("m.h5")
