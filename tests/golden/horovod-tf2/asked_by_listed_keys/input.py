"""Which keys a batch has is the same for all, however it is asked."""
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(1).rand(64, 4).astype('float32')
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
opt = tf.keras.optimizers.SGD(0.02)
for epoch in range(3):
    for batch in tf.data.Dataset.from_tensor_slices({'x': rows, 'weight': rows[:, :1]}).batch(8):
        with tf.GradientTape() as tape:
            off = model(batch['x']) - tf.reduce_sum(batch['x'], 1, keepdims=True)
            loss = tf.reduce_mean(off ** 2)
        grads = tape.gradient(loss, model.trainable_variables)
        if batch.get('weight') is not None and 'x' in batch.keys():
            opt.apply_gradients(zip(grads, model.trainable_variables))
print(float(tf.reduce_mean((model(rows) - rows.sum(1, keepdims=True)) ** 2)))
