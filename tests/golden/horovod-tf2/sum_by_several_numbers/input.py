"""What the rounds add up is divided by several numbers: of all rounds, of rows, and of its own."""
import numpy as np
import tensorflow as tf

x = np.random.RandomState(0).rand(96, 8).astype("float32")
y = x.mean(axis=1, keepdims=True)
train = [(x[k:k + 8], y[k:k + 8]) for k in range(0, 96, 8)]
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(8,))])
opt = tf.keras.optimizers.SGD(0.01)


def step(a, b):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((model(a) - b) ** 2)
    grads = tape.gradient(loss, model.trainable_variables)
    opt.apply_gradients(zip(grads, model.trainable_variables))
    return float(loss)


for epoch in range(2):
    total, seen = 0., 0
    for i in range(len(train)):
        a, b = train[i]
        total += step(a, b) * len(a)
        seen += len(a)
    print(total / seen, total / len(x), total / (8 * len(train)))
    ours = 0.
    for i in range(len(train)):
        a, b = train[i]
        ours += step(a, b)
    print(ours / (i + 1))
    kept = []
    for a, b in train:
        kept.append(step(a, b))
    print(sum(kept) / len(train))
    more = 0.
    for a, b in train:
        more += step(a, b)
    print(more / len(train))
