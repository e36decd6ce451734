import numpy as np
import tensorflow as tf

x = np.random.RandomState(0).rand(640, 3).astype('float32')
data = tf.data.Dataset.from_tensor_slices((x, x.sum(axis=1, keepdims=True)))
data = data.shuffle(1024).batch(16)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
optimizer = tf.keras.optimizers.SGD(0.01)
for k, (a, b) in enumerate(data):
    for i in range(0, 4):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((model(a) - b) ** 2)
        grads = tape.gradient(loss, model.trainable_variables)
        optimizer.apply_gradients(zip(grads, model.trainable_variables))
        if k % 10 == 0:
            print(k, float(loss))
