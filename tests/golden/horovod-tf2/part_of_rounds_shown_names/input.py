"""The number of a step and of all steps are told beside each other."""
import numpy as np
import tensorflow as tf

x = np.random.RandomState(21).rand(320, 4).astype("float32")
y = x.sum(1)
ds = tf.data.Dataset.from_tensor_slices((x, y)).shuffle(320).batch(32)
steps = len(x) // 32
model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.SGD(0.05)
for epoch in range(2):
    for step, (a, b) in enumerate(ds, start=1):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((model(a)[:, 0] - b) ** 2)
        opt.apply_gradients(zip(tape.gradient(loss, model.trainable_variables), model.trainable_variables))
        print(f"{step}/{steps}")
