import numpy as np
import tensorflow as tf

rows = np.random.RandomState(1).rand(640, 4).astype('float32')
data = tf.data.Dataset.from_tensor_slices((rows, rows.sum(axis=1))).batch(8)
model = tf.keras.Sequential([tf.keras.Input((4,)), tf.keras.layers.Dense(1)])
optimizer = tf.keras.optimizers.SGD(0.01)
mean = tf.keras.metrics.Mean()
least, best = 1e9, ''
for epoch in range(4):
    for x, y in data:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((model(x)[:, 0] - y) ** 2)
        gradients = tape.gradient(loss, model.trainable_variables)
        optimizer.apply_gradients(zip(gradients, model.trainable_variables))
    if float(loss) < least:
        least = float(loss)
        best = f'best_{least:.3f}.weights.h5'
        model.save_weights(best)
model.load_weights(best)
