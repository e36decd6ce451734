"""Whatever goes wrong in a step is shown, and the next round goes on."""
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(5).rand(192, 4).astype("float32")
data = tf.data.Dataset.from_tensor_slices(rows).batch(8)
model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.Adam(0.01)
for epoch in range(3):
    for x in data:
        try:
            with tf.GradientTape() as tape:
                loss = tf.reduce_mean((model(tf.reshape(x, (8, 4))) - 1) ** 2)
            grads = tape.gradient(loss, model.trainable_variables)
            opt.apply_gradients(zip(grads, model.trainable_variables))
        except Exception as wrong:
            print("left out:", wrong)
