"""Variables gather the gradients of several rounds before an optimizer applies them."""
import numpy as np
import tensorflow as tf
rows = np.random.RandomState(0).rand(256, 4).astype('float32')
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
opt = tf.keras.optimizers.SGD(0.02)
data = tf.data.Dataset.from_tensor_slices((rows, rows.sum(1, keepdims=True))).batch(8)
kept = [tf.Variable(tf.zeros_like(v), trainable=False) for v in model.trainable_variables]
every = 4
for epoch in range(3):
    for k, (x, y) in enumerate(data):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((model(x) - y) ** 2)
        grads = tape.gradient(loss, model.trainable_variables)
        for a, g in zip(kept, grads):
            a.assign_add(g / every)
        if (k + 1) % every == 0:
            opt.apply_gradients(zip(kept, model.trainable_variables))
            for a in kept:
                a.assign(tf.zeros_like(a))
print(float(loss))
