import numpy as np
import tensorflow as tf

rows = np.random.RandomState(4).rand(240, 4).astype("float32")
sums = rows.sum(axis=1, keepdims=True)
data = tf.data.Dataset.from_tensor_slices((rows, sums)).shuffle(240).batch(8)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
optimizer = tf.keras.optimizers.Adam(0.001)
steps = len(rows) // 8


@tf.function
def step(x, y):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((model(x) - y) ** 2)
    grads = tape.gradient(loss, model.trainable_variables)
    optimizer.apply_gradients(zip(grads, model.trainable_variables))
    return loss


for epoch in range(2):
    total, again, once_more, held = 0.0, 0.0, 0.0, 0.0
    for k, (x, y) in enumerate(data):
        loss = step(x, y)
        total += loss
        again += loss
        once_more += loss
        held += loss
    again = again.numpy()
    once_more = once_more / steps
    whole = float(held)
    print("{:.3f}".format(total.numpy() / (k + 1)), again / (k + 1), once_more, whole / steps)
