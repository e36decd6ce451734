"""The same of tensors that a step gives, two at a time."""
import numpy as np
import tensorflow as tf

rows = np.arange(2560, dtype='float32').reshape(640, 4) / 2560
wanted = rows.sum(1, keepdims=True)
model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.SGD(0.01)
data = tf.data.Dataset.from_tensor_slices((rows, wanted)).batch(16)
for epoch in range(3):
    seen = []
    for x, y in data:
        with tf.GradientTape() as tape:
            error = model(x) - y
            loss = tf.reduce_mean(error ** 2)
        grads = tape.gradient(loss, model.trainable_variables)
        opt.apply_gradients(zip(grads, model.trainable_variables))
        seen.append((loss, tf.reduce_mean(abs(error))))
    loss, error = np.mean(seen, axis=0)
    print('loss %f error %f' % (loss, error))
