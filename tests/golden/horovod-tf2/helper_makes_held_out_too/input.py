"""One function makes what is trained on and what is held out, each of rows of its own."""
import numpy as np
import tensorflow as tf

np.random.seed(1)
tf.random.set_seed(1)
x = np.random.rand(96, 3).astype('float32')
y = x.sum(axis=1)


def dataset(rows, wanted, training=False):
    data = tf.data.Dataset.from_tensor_slices((rows, wanted))
    return data.shuffle(96).batch(8) if training else data.batch(8)


model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.05)
train, held = dataset(x[:64], y[:64], training=True), dataset(x[64:], y[64:])
for epoch in range(4):
    for a, b in train:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((model(a)[:, 0] - b) ** 2)
        opt.apply_gradients(zip(tape.gradient(loss, model.trainable_variables), model.trainable_variables))
    total = 0.
    for a, b in held:
        total += float(tf.reduce_sum((model(a)[:, 0] - b) ** 2))
    print(epoch, total)
