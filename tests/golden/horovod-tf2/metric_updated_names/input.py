import numpy as np
import tensorflow as tf

x = np.random.rand(960, 4).astype('float32')
y = x.sum(1, keepdims=True)
ds = tf.data.Dataset.from_tensor_slices((x, y)).shuffle(960).batch(16)
model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.Adam(0.01)
mean = tf.keras.metrics.Mean()


@tf.function
def train(a, b):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(model(a) - b))
    opt.apply_gradients(zip(tape.gradient(loss, model.trainable_variables), model.trainable_variables))
    return loss


for epoch in range(3):
    mean.reset_state()
    for a, b in ds:
        mean.update_state(train(a, b))
    print(epoch, mean.result().numpy())
