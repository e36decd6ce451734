import numpy as np
import tensorflow as tf

N, B = 120, 10
data = np.random.RandomState(23).rand(N, 7).astype(np.float32)
target = data.std(1, keepdims=True)
model = tf.keras.models.Sequential([tf.keras.layers.Dense(8, activation='relu', input_shape=(7,)), tf.keras.layers.Dense(1)])
optimizer = tf.keras.optimizers.RMSprop(lr_max) if False else tf.keras.optimizers.RMSprop(0.002)

for epoch in range(2):
    perm = np.random.permutation(N)
    for i in range(0, N, B):
        rows = perm[i:i + B]
        with tf.GradientTape() as tape:
            out = model(data[rows])
            loss = tf.losses.mse(target[rows], out)
        grads = tape.gradient(loss, model.trainable_variables)
        optimizer.apply_gradients(zip(grads, model.trainable_variables))
    print('Epoch', epoch, float(tf.reduce_mean(loss)))
