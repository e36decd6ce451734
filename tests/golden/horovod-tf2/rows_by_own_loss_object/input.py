"""How large the batches of the next pass are, an object keeps, by a worker's last loss."""
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(0).rand(160, 4).astype('float32')


class State:
    size = 4


def made(state):
    return tf.data.Dataset.from_tensor_slices(rows).batch(state.size)


state = State()
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
optimizer = tf.keras.optimizers.legacy.SGD(0.01)
for epoch in range(4):
    for x in made(state):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((model(x) - tf.reduce_sum(x, 1, keepdims=True)) ** 2)
        grads = tape.gradient(loss, model.trainable_variables)
        optimizer.apply_gradients(zip(grads, model.trainable_variables))
    if loss.numpy() < 1.0:
        state.size = min(16, state.size * 2)
model.save_weights('m.h5')
