"""Metrics are read one by one, from a list that names them."""
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(5).rand(192, 4).astype("float32")
data = tf.data.Dataset.from_tensor_slices(rows).batch(8)
model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.Adam(0.01)
mean_loss, mean_size = tf.keras.metrics.Mean(), tf.keras.metrics.Mean()
metrics = [(mean_loss, "loss"), (mean_size, "size")]
for epoch in range(3):
    for x in data:
        with tf.GradientTape() as tape:
            out = model(x[:, :3])
            loss = tf.reduce_mean((out - x[:, 3:]) ** 2)
        grads = tape.gradient(loss, model.trainable_variables)
        opt.apply_gradients(zip(grads, model.trainable_variables))
        mean_loss(loss)
        mean_size(tf.reduce_mean(tf.abs(out)))
    for metric, name in metrics:
        print(epoch, name, float(metric.result()))
        metric.reset_states()
