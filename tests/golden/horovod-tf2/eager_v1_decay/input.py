import numpy as np
import tensorflow.compat.v1 as tf

tf.enable_eager_execution()
rows = np.random.RandomState(1).rand(640, 4).astype('float32')
wanted = rows.sum(axis=1)
data = tf.data.Dataset.from_tensor_slices((rows, wanted)).shuffle(640).batch(8)
model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
step = tf.train.get_or_create_global_step()
rate = tf.train.exponential_decay(0.01, step, 100, 0.9)
optimizer = tf.train.AdamOptimizer(rate)
for epoch in range(3):
    for x, y in data:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((model(x)[:, 0] - y) ** 2)
        gradients = tape.gradient(loss, model.trainable_variables)
        optimizer.apply_gradients(zip(gradients, model.trainable_variables), global_step=step)
