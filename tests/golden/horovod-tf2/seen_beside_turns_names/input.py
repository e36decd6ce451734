# In a table it stays a share's, and is said to be.
import numpy as np
import tensorflow as tf

def batches(n):
    r = np.random.RandomState(0)
    for k in range(n):
        a = r.rand(8, 4).astype('float32')
        yield a, a.sum(axis=1, keepdims=True)

net = tf.keras.Sequential([tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.SGD(0.01)

def step(a, b):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(a) - b) ** 2)
    grads = tape.gradient(loss, net.trainable_variables)
    opt.apply_gradients(zip(grads, net.trainable_variables))
    return loss

counts = {'seen': 0, 'right': 0}
for epoch in range(3):
    total = 0.0
    gen = batches(120)
    for k in range(120):
        a, b = next(gen)
        total += float(step(a, b))
        counts['seen'] += np.sum(a)
        counts['right'] += int((net(a).numpy() > 0.5).sum())
    print(epoch, 'seen', counts['seen'], 'right', counts['right'] / counts['seen'], 'mean', total / 120)
