# Two tapes, of which one trains on what the program writes itself.
import numpy as np
import tensorflow as tf

known = tf.constant([[0.], [1.], [2.]])
line = tf.Variable([[0.5]])
for_line = tf.keras.optimizers.SGD(learning_rate=0.02)
for _ in range(5):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(tf.matmul(known, line) - 3. * known))
    for_line.apply_gradients([(tape.gradient(loss, line), line)])

drawn = np.random.RandomState(2)
rows = drawn.rand(64, 4).astype('float32')
data = tf.data.Dataset.from_tensor_slices((rows, rows.sum(axis=1, keepdims=True))).batch(8)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
for_model = tf.keras.optimizers.Adam(learning_rate=0.01)
for epoch in range(3):
    for x, y in data:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(model(x) - y))
        gradients = tape.gradient(loss, model.trainable_variables)
        for_model.apply_gradients(zip(gradients, model.trainable_variables))
