import numpy as np
import tensorflow as tf

x = np.random.rand(101, 4).astype('float32')
y = np.random.rand(101, 1).astype('float32')
dataset = tf.data.Dataset.from_tensor_slices((x, y)).shuffle(100).batch(16)
model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
optimizer = tf.keras.optimizers.Adam(learning_rate=0.01)
loss_fn = tf.keras.losses.MeanSquaredError()


def train_step(x, y):
    with tf.GradientTape() as tape:
        loss = loss_fn(y, model(x, training=True))
    grads = tape.gradient(loss, model.trainable_variables)
    optimizer.apply_gradients(zip(grads, model.trainable_variables))
    return loss


for epoch in range(2):
    for step, (xb, yb) in enumerate(dataset):
        loss = train_step(xb, yb)
        if step % 2 == 0:
            print('step', step, 'loss', float(loss))
