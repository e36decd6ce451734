import tensorflow as tf
import numpy as np

model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
optimizer = tf.keras.optimizers.SGD(learning_rate=0.1)
ds = tf.data.Dataset.from_tensor_slices(np.random.rand(40, 3).astype('float32')).batch(8)
for x in ds:
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(model(x) ** 2)
    optimizer.minimize(loss, model.trainable_variables, tape=tape)
