"""How much memory of the first GPU may be taken is said by hand."""
import numpy as np
import tensorflow as tf

gpus = tf.config.list_physical_devices("GPU")
if gpus:
    tf.config.set_logical_device_configuration(
        gpus[0], [tf.config.LogicalDeviceConfiguration(memory_limit=1024)])
x = np.random.RandomState(16).rand(160, 3).astype("float32")
data = tf.data.Dataset.from_tensor_slices((x, x.sum(1))).shuffle(160).batch(16)
model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.SGD(0.05)
for epoch in range(3):
    for a, b in data:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((model(a)[:, 0] - b) ** 2)
        opt.apply_gradients(zip(tape.gradient(loss, model.trainable_variables), model.trainable_variables))
print("weights", model.get_weights()[0].round(1).ravel())
