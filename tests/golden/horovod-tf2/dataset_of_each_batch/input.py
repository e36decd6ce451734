import numpy as np
import tensorflow as tf

BATCH = 16
rows = np.random.RandomState(0).rand(256, 4).astype('float32')
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
opt = tf.keras.optimizers.SGD(0.05)


@tf.function
def step(x):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((model(x) - 1.) ** 2)
    opt.apply_gradients(zip(tape.gradient(loss, model.trainable_variables), model.trainable_variables))
    return loss


for epoch in range(3):
    for idx in range(len(rows) // BATCH):
        sample = [row * 2 for row in rows[idx * BATCH:(idx + 1) * BATCH]]
        dataset = tf.data.Dataset.from_tensor_slices(sample).shuffle(BATCH).batch(BATCH)
        for batch in dataset:
            step(batch)
model.save_weights('net.weights.h5')
