"""A table with a place for each round: shares of the rounds would fill a part of it."""
import numpy as np
import tensorflow as tf

rows, batch, epochs = 256, 8, 3
x = np.random.RandomState(0).normal(size=[rows, 4]).astype('float32')
table = np.zeros([rows // batch, epochs])
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
optimizer = tf.keras.optimizers.SGD(learning_rate=0.001)
data = tf.data.Dataset.from_tensor_slices(x).shuffle(rows).batch(batch)
for epoch in range(epochs):
    nth = 0
    for a in data:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((model(a) - 3.) ** 2)
        grads = tape.gradient(loss, model.trainable_variables)
        optimizer.apply_gradients(zip(grads, model.trainable_variables))
        table[nth, epoch] = loss
        nth += 1
print('places', (np.median(table, axis=0) > 0).sum())
