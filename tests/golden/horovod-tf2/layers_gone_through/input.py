import numpy as np
import tensorflow as tf

rows = np.random.RandomState(0).rand(64, 4).astype("float32")
data = tf.data.Dataset.from_tensor_slices(rows).batch(8)
parts = [tf.keras.Sequential([tf.keras.layers.Dense(4, input_shape=(4,))]) for _ in range(2)]
opt = tf.keras.optimizers.SGD(0.05)
weights = []
for p in parts:
    weights += p.trainable_variables
for epoch in range(8):
    for x in data:
        with tf.GradientTape() as tape:
            out = x
            for p in parts:
                out = p(out)
            loss = tf.reduce_mean((out - x) ** 2)
        opt.apply_gradients(zip(tape.gradient(loss, weights), weights))
print("learned", float(loss) < 0.5)
