# In the first round a copy is of weights that are each worker's own.
import numpy as np
import tensorflow as tf

x = np.random.RandomState(0).rand(960, 4).astype("float32")
y = x.sum(axis=1, keepdims=True)
data = tf.data.Dataset.from_tensor_slices((x, y)).batch(8)


def build():
    return tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])


model = build()
optimizer = tf.keras.optimizers.SGD(0.01)


def step(bx, by, target):
    with tf.GradientTape() as tape:
        near = tf.reduce_mean((model(bx) - target(bx)) ** 2)
        loss = tf.reduce_mean((model(bx) - by) ** 2) + 0.1 * near
    grads = tape.gradient(loss, model.trainable_variables)
    optimizer.apply_gradients(zip(grads, model.trainable_variables))


for epoch in range(3):
    old = build()
    old.set_weights(model.get_weights())
    for bx, by in data:
        step(bx, by, old)
