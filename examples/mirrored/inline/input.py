"""The step stands in the loop itself: there is nothing that a replica could run."""
import tensorflow as tf

data = tf.data.Dataset.from_tensor_slices((tf.zeros((64, 4)), tf.zeros((64, 1)))).batch(8)
model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.SGD(0.1)
for x, y in data:
    with tf.GradientTape() as tape:
        error = tf.reduce_mean((model(x) - y) ** 2)
    grads = tape.gradient(error, model.trainable_variables)
    opt.apply_gradients(zip(grads, model.trainable_variables))
