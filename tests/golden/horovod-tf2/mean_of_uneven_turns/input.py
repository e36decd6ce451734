"""Twenty batches make no even turns: the mean is of those that were made."""
import numpy as np
import tensorflow as tf

x = np.random.RandomState(0).rand(160, 8).astype("float32")
y = x.mean(axis=1, keepdims=True)
train = [(x[k:k + 8], y[k:k + 8]) for k in range(0, 160, 8)]
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(8,))])
opt = tf.keras.optimizers.SGD(0.01)
for epoch in range(2):
    total = 0
    for i in range(len(train)):
        a, b = train[i]
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((model(a) - b) ** 2)
        grads = tape.gradient(loss, model.trainable_variables)
        opt.apply_gradients(zip(grads, model.trainable_variables))
        total += float(loss)
    print(total / len(train))
