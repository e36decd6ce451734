import tensorflow as tf
import numpy as np
x = np.random.rand(2000, 3).astype('float32'); t = (x @ np.array([[1.], [2.], [3.]], 'float32'))
w = tf.Variable(tf.zeros([3, 1])); b = tf.Variable(0.)
opt = tf.keras.optimizers.SGD(0.1)
best = np.inf
for epoch in range(30):
    p = np.random.permutation(len(x))
    total = 0.
    for i in range(0, len(x), 100):
        idx = p[i:i + 100]
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((x[idx] @ w + b - t[idx]) ** 2)
        gw, gb = tape.gradient(loss, [w, b])
        opt.apply_gradients([(gw, w), (gb, b)])
        total += loss.numpy() * len(idx)
    total /= len(x)
    print(f'epoch {epoch}: {total:.4f}')
