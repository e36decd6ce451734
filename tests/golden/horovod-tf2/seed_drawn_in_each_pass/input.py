import numpy as np
import tensorflow as tf

rows = np.random.RandomState(0).rand(256, 4).astype('float32')
wanted = rows.sum(axis=1, keepdims=True)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
opt = tf.keras.optimizers.SGD(0.05)


@tf.function
def step(x, y):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((model(x) - y) ** 2)
    opt.apply_gradients(zip(tape.gradient(loss, model.trainable_variables), model.trainable_variables))
    return loss


def one_pass(xs, ys):
    seed = np.random.randint(0, 65536)
    np.random.seed(seed)
    np.random.shuffle(xs)
    np.random.seed(seed)
    np.random.shuffle(ys)
    for k in range(256 // 8):
        step(xs[k * 8:(k + 1) * 8], ys[k * 8:(k + 1) * 8])


for epoch in range(3):
    one_pass(rows, wanted)
model.save_weights('net.weights.h5')
