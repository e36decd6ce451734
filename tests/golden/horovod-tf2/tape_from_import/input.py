import numpy as np
import tensorflow as tf
from tensorflow import GradientTape
from tensorflow.keras.optimizers import Adam

model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
opt = Adam()
for x in tf.data.Dataset.from_tensor_slices(np.random.rand(40, 3).astype('float32')).batch(8):
    with GradientTape() as t:
        loss = tf.reduce_mean(model(x) ** 2)
    opt.apply_gradients(zip(t.gradient(loss, model.trainable_weights), model.trainable_weights))
