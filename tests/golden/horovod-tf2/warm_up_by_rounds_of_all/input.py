# A number of the module counts the rounds, and nothing but the rate and what is told goes by it.
import numpy as np
import tensorflow as tf

EPOCHS, LR_INIT, LR_END = 4, 0.05, 0.001
tf.random.set_seed(0)
rows = np.random.RandomState(0).rand(240, 4).astype('float32')
wanted = rows.sum(1, keepdims=True)
steps_per_epoch = len(rows) // 8
step = 0
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
optimizer = tf.keras.optimizers.Adam()


def rate_at(k):
    return max(LR_END, LR_INIT * (1 - k / (EPOCHS * steps_per_epoch)))


def train_step(images, target):
    global step
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((model(images, training=True) - target) ** 2)
    gradients = tape.gradient(loss, model.trainable_variables)
    optimizer.apply_gradients(zip(gradients, model.trainable_variables))
    step += 1
    if step < steps_per_epoch:
        rate = LR_INIT * step / steps_per_epoch
    else:
        rate = rate_at(step)
    optimizer.learning_rate = rate


data = tf.data.Dataset.from_tensor_slices((rows, wanted)).batch(8)
for epoch in range(EPOCHS):
    for images, target in data:
        train_step(images, target)
    print(epoch, step)
print('loss', float(tf.reduce_mean((model(rows) - wanted) ** 2)))
