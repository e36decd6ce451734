"""Several updates in every round."""
import numpy as np
import tensorflow as tf
x = np.random.RandomState(0).rand(96, 3).astype('float32')
y = x.sum(1)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.01)
batches = iter(tf.data.Dataset.from_tensor_slices((x, y)).batch(4).repeat())
for step in range(40):
    for _ in range(4):
        a, b = next(batches)
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((model(a)[:, 0] - b) ** 2)
        opt.apply_gradients(zip(tape.gradient(loss, model.trainable_variables), model.trainable_variables))
