import numpy as np
import tensorflow as tf

rows = np.random.RandomState(0).rand(624, 4).astype('float32')
wanted = rows.sum(axis=1, keepdims=True)
model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.SGD(0.05)


def step(x, y):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(model(x) - y))
    grads = tape.gradient(loss, model.trainable_variables)
    opt.apply_gradients(zip(grads, model.trainable_variables))
    return loss


BATCH = 16
noise = np.random.default_rng(1)
batches = tf.data.Dataset.from_tensor_slices((rows, wanted)).shuffle(624, seed=1).batch(BATCH)
for epoch in range(3):
    for x, y in batches:
        z = np.random.uniform(-0.1, 0.1, (BATCH, 4)).astype('float32')
        z += noise.normal(0., 0.1, [BATCH, 4])
        step(x + z, y)
    print('epoch', epoch)
