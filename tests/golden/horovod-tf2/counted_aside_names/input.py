"""What counts the batches of a test begins anew with each of them, and counts no rounds of the training."""
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(0).rand(640, 4).astype('float32')
wanted = rows.sum(axis=1, keepdims=True)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
opt = tf.keras.optimizers.SGD(0.01)
data = tf.data.Dataset.from_tensor_slices((rows, wanted)).shuffle(640).batch(16).repeat()
best = 1e9
for i, (x, y) in enumerate(data):
    if i >= 60:
        break
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((model(x) - y) ** 2)
    grads = tape.gradient(loss, model.trainable_variables)
    opt.apply_gradients(zip(grads, model.trainable_variables))
    if (i + 1) % 20 == 0:
        total, seen = 0.0, 0
        for k in range(0, 640, 64):
            total += float(tf.reduce_mean((model(rows[k:k + 64]) - wanted[k:k + 64]) ** 2))
            seen += 1
        if total / seen < best:
            best = total / seen
            model.save_weights('best.h5')
