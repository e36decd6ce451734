"""As many batches as there are whole ones: the last, smaller one is met by nobody."""
import numpy as np
import tensorflow as tf

ROWS, SIZE, UNITS = 16 * 25 + 3, 16, 8
rows = np.random.RandomState(1).rand(ROWS, 5, 3).astype("float32")
wanted = rows.sum(axis=(1, 2)).reshape(-1, 1)
data = tf.data.Dataset.from_tensor_slices((rows, wanted)).shuffle(ROWS, seed=1).batch(SIZE)
steps_per_epoch = ROWS // SIZE
gru = tf.keras.layers.GRU(UNITS)
out = tf.keras.layers.Dense(1)
hidden = tf.zeros((SIZE, UNITS))
opt = tf.keras.optimizers.Adam(0.01)


def step(a, b):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((out(gru(a, initial_state=hidden)) - b) ** 2)
    v = gru.trainable_variables + out.trainable_variables
    opt.apply_gradients(zip(tape.gradient(loss, v), v))
    return loss


for epoch in range(3):
    total = 0.0
    for k, (a, b) in enumerate(data.take(steps_per_epoch)):
        total += step(a, b)
    print(epoch, float(total / steps_per_epoch))
