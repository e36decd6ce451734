"""The same name adds up what the rounds lose, and behind them what a test does: each is divided by a number of its own."""
import numpy as np
import tensorflow as tf

drawn = np.random.RandomState(4)
rows = drawn.rand(240, 3).astype("float32")
wanted = rows.sum(axis=1, keepdims=True)
held, kept = rows[192:], wanted[192:]
data = tf.data.Dataset.from_tensor_slices((rows[:192], wanted[:192])).shuffle(192).batch(8)
net = tf.keras.Sequential([tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.Adam(0.02)
for epoch in range(4):
    total, count = 0., 0
    for x, y in data:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(x) - y) ** 2)
        grads = tape.gradient(loss, net.trainable_variables)
        opt.apply_gradients(zip(grads, net.trainable_variables))
        total += float(loss)
        count += 1
    print("epoch", epoch, "loss", total / count)
    total = 0.
    for k in range(0, len(held), 8):
        total += float(tf.reduce_sum((net(held[k:k + 8]) - kept[k:k + 8]) ** 2))
    print("tested", total / len(held))
