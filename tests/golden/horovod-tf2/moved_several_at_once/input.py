from collections import deque
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(1).rand(320, 8).astype('float32')
data = tf.data.Dataset.from_tensor_slices((rows, rows.sum(1, keepdims=True))).batch(16)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(8,))])
opt = tf.keras.optimizers.SGD(0.01)
middle, wide = 0., 1.
kept = deque([1.0], maxlen=8)
near = [tf.Variable(0., trainable=False), tf.Variable(0., trainable=False)]
history, shown = [], []
for epoch in range(3):
    for a, b in data:
        parts = []
        shown.clear()
        with tf.GradientTape() as tape:
            out = net((a - middle) / wide)
            far = tf.reduce_mean((out - b) ** 2)
            parts.append(far / np.mean(kept))
            parts.append(0.1 * tf.reduce_mean((out - near[0] - near[1]) ** 2))
            shown.append(out)
            loss = tf.add_n(parts) + 0.01 * tf.reduce_mean(tf.concat(shown, 0) ** 2)
        opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
        middle, wide = tf.reduce_mean(a), tf.math.reduce_std(a)
        kept.append(float(far))
        for k in range(2):
            near[k].assign(tf.reduce_mean(a[:, k]))
        history.append(float(loss))
