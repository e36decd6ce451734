"""A builder fetches the data and makes it ready, in a folder that all workers of a machine share."""
import tensorflow as tf
import tensorflow_datasets as tfds

builder = tfds.builder('mnist')
builder.download_and_prepare()
data = builder.as_dataset(split='train', as_supervised=True).take(256).batch(32)
model = tf.keras.Sequential([tf.keras.layers.Flatten(input_shape=(28, 28, 1)),
                             tf.keras.layers.Dense(10)])
opt = tf.keras.optimizers.SGD(0.01)
lossf = tf.keras.losses.SparseCategoricalCrossentropy(from_logits=True)
for epoch in range(3):
    for x, y in data:
        with tf.GradientTape() as tape:
            loss = lossf(y, model(tf.cast(x, tf.float32) / 255))
        grads = tape.gradient(loss, model.trainable_variables)
        opt.apply_gradients(zip(grads, model.trainable_variables))
print(float(loss))
