"""A decay is put into the rate of an optimizer behind each pass: it counts one worker's steps."""
import numpy as np
import tensorflow as tf
import tensorflow.contrib.eager as tfe

tf.enable_eager_execution()
rows = np.random.rand(640, 4).astype('float32')
data = tf.data.Dataset.from_tensor_slices(rows).shuffle(640).batch(8)
model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
step = tf.train.get_or_create_global_step()
rate = tfe.Variable(0.01)
optimizer = tf.train.GradientDescentOptimizer(learning_rate=rate)
interval = 100
for epoch in range(20):
    for x in tfe.Iterator(data):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(model(x) - 1))
        gradients = tape.gradient(loss, model.trainable_variables)
        optimizer.apply_gradients(zip(gradients, model.trainable_variables), step)
    rate.assign(tf.train.exponential_decay(0.01, step, interval, 0.5)())
