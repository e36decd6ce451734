"""What loads the rows heads the loop that trains with them."""
import tensorflow as tf
import tensorflow_datasets as tfds

model = tf.keras.Sequential([tf.keras.layers.Flatten(), tf.keras.layers.Dense(10)])
optimizer = tf.keras.optimizers.SGD(0.01)
said = tf.keras.losses.SparseCategoricalCrossentropy(from_logits=True)
for x, y in tfds.load('mnist', split='train', as_supervised=True).batch(16):
    with tf.GradientTape() as tape:
        loss = said(y, model(tf.cast(x, tf.float32) / 255.0))
    grads = tape.gradient(loss, model.trainable_variables)
    optimizer.apply_gradients(zip(grads, model.trainable_variables))
