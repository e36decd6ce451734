import numpy as np
import tensorflow as tf

many = 60
rows = np.arange(2560, dtype='float32').reshape(640, 4) / 2560
wanted = rows.sum(axis=1, keepdims=True)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
opt = tf.keras.optimizers.SGD(0.05)


def step(x, y):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((model(x) - y) ** 2)
    grads = tape.gradient(loss, model.trainable_variables)
    opt.apply_gradients(zip(grads, model.trainable_variables))


for k in range(many):
    at = np.random.randint(0, len(rows), 16)
    step(rows[at], wanted[at])
    if k == 0:
        print('begun')
    elif k == many - 1:
        model.save_weights('last.weights.h5')
