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


rates = np.linspace(0.1, 0.01, 78)
batches = tf.data.Dataset.from_tensor_slices((rows, wanted)).shuffle(624, seed=1).batch(8)
k = 0
for x, y in batches:
    opt.learning_rate = rates[0 - k]
    step(x, y)
    k += 1
print('last', float(opt.learning_rate))
