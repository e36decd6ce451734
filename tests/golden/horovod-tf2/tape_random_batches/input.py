import numpy as np
import tensorflow as tf

x = np.random.rand(100, 3).astype('float32')
model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
optimizer = tf.keras.optimizers.SGD(0.01)
num_batches = 40
for i in range(num_batches):
    index = np.random.randint(0, 100, 16)
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(model(x[index])))
    grads = tape.gradient(loss, model.variables)
    optimizer.apply_gradients(grads_and_vars=zip(grads, model.variables))
