import numpy as np
import tensorflow as tf

full = tf.data.Dataset.from_tensor_slices(np.random.rand(100, 3).astype('float32'))
train, val = full.take(80), full.skip(80)
model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
optimizer = tf.keras.optimizers.Adam(0.01)
for x in train.batch(10):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(model(x) ** 2)
    grads = tape.gradient(loss, model.variables)
    optimizer.apply_gradients(zip(grads, model.variables))
for x in val.batch(10):
    print(tf.reduce_mean(model(x) ** 2))
