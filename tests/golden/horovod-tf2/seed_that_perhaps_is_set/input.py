import numpy as np
import tensorflow as tf

rows = np.random.RandomState(3).rand(640, 4).astype('float32')
wanted = rows.sum(1, keepdims=True)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
opt = tf.keras.optimizers.SGD(0.01)


def made_up(count, seed=0):
    np.random.seed(seed)
    return np.random.rand(count, 4)


@tf.function
def step(x, y):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((model(x) - y) ** 2)
    grads = tape.gradient(loss, model.trainable_variables)
    opt.apply_gradients(zip(grads, model.trainable_variables))
    return loss


kept = {'a': made_up}
for epoch in range(3):
    for _ in range(40):
        at = np.random.choice(np.arange(640), 16)
        step(rows[at], wanted[at])
