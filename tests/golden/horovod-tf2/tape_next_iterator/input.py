import numpy as np
import tensorflow as tf

model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
optimizer = tf.keras.optimizers.Adam(learning_rate=0.001, beta_1=0.5)
db = tf.data.Dataset.from_tensor_slices(np.random.rand(80, 3).astype('float32')).shuffle(80).batch(8, drop_remainder=True).repeat()
db_iter = iter(db)
steps = 20
for step in range(steps):
    batch = next(db_iter)
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(model(batch) ** 2)
    grads = tape.gradient(loss, model.trainable_variables)
    optimizer.apply_gradients(zip(grads, model.trainable_variables))
