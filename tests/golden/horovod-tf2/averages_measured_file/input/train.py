import numpy as np
import tensorflow as tf

from measures import mean_loss

rows = np.random.RandomState(0).normal(2., 3., [320, 4]).astype('float32')
held = np.random.RandomState(1).normal(2., 3., [40, 4]).astype('float32')
model = tf.keras.Sequential([tf.keras.layers.Dense(8, input_shape=(4,)),
                             tf.keras.layers.BatchNormalization(), tf.keras.layers.Dense(4)])
optimizer = tf.keras.optimizers.legacy.Adam(0.001)
batches = tf.data.Dataset.from_tensor_slices(rows).repeat(3).batch(8)
for step, x in enumerate(batches):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((model(x, training=True) - x) ** 2)
    grads = tape.gradient(loss, model.trainable_variables)
    optimizer.apply_gradients(zip(grads, model.trainable_variables))
    if step % 25 == 0:
        print('held back', mean_loss(model, held, 8))
