import numpy as np
import tensorflow as tf

x, y = np.random.rand(96, 3).astype("float32"), np.random.rand(96).astype("float32")
data = tf.data.Dataset.from_tensor_slices((x, y)).batch(8)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.1)


@tf.function
def step(a, b):
    print("traced")
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((model(a)[:, 0] - b) ** 2)
        if loss > 0.1:
            tf.print("large", loss)
    opt.apply_gradients(zip(tape.gradient(loss, model.trainable_variables), model.trainable_variables))
    tf.print("loss", loss)


for epoch in range(3):
    for a, b in data:
        step(a, b)
