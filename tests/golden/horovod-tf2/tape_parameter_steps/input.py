import numpy as np
import tensorflow as tf

model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
optimizer = tf.keras.optimizers.SGD(0.01)
ds = tf.data.Dataset.from_tensor_slices(np.random.rand(40, 3).astype('float32')).repeat().shuffle(40).batch(8)
for x in ds.take(20):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(model(x) ** 2)
    optimizer.apply_gradients(zip(tape.gradient(loss, model.variables), model.variables))
