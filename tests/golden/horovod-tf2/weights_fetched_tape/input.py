"""The same in a tape."""
import numpy as np
import tensorflow as tf

base = tf.keras.applications.VGG16(include_top=False, pooling='avg', input_shape=(32, 32, 3))
model = tf.keras.Sequential([base, tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.SGD(0.01)
for x, y in tf.data.Dataset.from_tensor_slices((np.zeros((64, 32, 32, 3), 'f'), np.zeros((64, 1)))).batch(8):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((model(x) - y) ** 2)
    grads = tape.gradient(loss, model.trainable_variables)
    opt.apply_gradients(zip(grads, model.trainable_variables))
