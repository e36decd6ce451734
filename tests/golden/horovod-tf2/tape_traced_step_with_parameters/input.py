import numpy as np
import tensorflow as tf


@tf.function
def train_step(model, optimizer, x, y):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(model(x) - y))
    grads = tape.gradient(loss, model.trainable_variables)
    optimizer.apply_gradients(zip(grads, model.trainable_variables))
    return loss


net = tf.keras.Sequential([tf.keras.layers.Dense(1)])
sgd = tf.keras.optimizers.SGD(learning_rate=0.05)
ds = tf.data.Dataset.from_tensor_slices((np.random.rand(41, 2).astype('float32'), np.random.rand(41, 1).astype('float32'))).batch(4)
for xb, yb in ds:
    train_step(net, sgd, xb, yb)
