import numpy as np
import tensorflow as tf

keras = tf.keras
Opt = tf.keras.optimizers.Adam
model = keras.Sequential([keras.layers.Dense(1)])
optimizer = Opt(learning_rate=0.01)
for x in tf.data.Dataset.from_tensor_slices(np.random.rand(40, 3).astype('float32')).batch(8):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(model(x) ** 2)
    optimizer.apply_gradients(zip(tape.gradient(loss, model.variables), model.variables))
