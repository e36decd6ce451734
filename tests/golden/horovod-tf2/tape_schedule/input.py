import numpy as np
import tensorflow as tf

schedule = tf.keras.optimizers.schedules.CosineDecay(0.1, 1000)
model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
optimizer = tf.keras.optimizers.SGD(schedule, momentum=0.9)
for x in tf.data.Dataset.from_tensor_slices(np.random.rand(40, 3).astype('float32')).batch(8):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(model(x) ** 2)
    optimizer.apply_gradients(zip(tape.gradient(loss, model.variables), model.variables))
