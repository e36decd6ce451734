"""How many rows the next pass has follows from the loss of a worker's last batch."""
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(0).rand(160, 4).astype('float32')
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
optimizer = tf.keras.optimizers.legacy.SGD(0.01)
level = 1
for epoch in range(6):
    n = len(rows) * level // 5
    data = tf.data.Dataset.from_tensor_slices(rows[:n]).batch(8)
    for x in data:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((model(x) - tf.reduce_sum(x, 1, keepdims=True)) ** 2)
        grads = tape.gradient(loss, model.trainable_variables)
        optimizer.apply_gradients(zip(grads, model.trainable_variables))
    if float(loss) < 1.0 and level < 5:
        level += 1
model.save_weights('m.h5')
