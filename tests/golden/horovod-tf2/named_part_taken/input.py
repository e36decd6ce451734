"""Of one of several sets, by its name, so many rows are taken and others left out."""
import tensorflow as tf
import tensorflow_datasets as tfds

both = tfds.load('mnist', as_supervised=True)
learned = both['train'].skip(64).take(256).batch(32)
model = tf.keras.Sequential([tf.keras.layers.Flatten(input_shape=(28, 28, 1)),
                             tf.keras.layers.Dense(10)])
opt = tf.keras.optimizers.SGD(0.01)
lossf = tf.keras.losses.SparseCategoricalCrossentropy(from_logits=True)
for epoch in range(2):
    for rows, wanted in learned:
        with tf.GradientTape() as tape:
            loss = lossf(wanted, model(tf.cast(rows, tf.float32) / 255))
        grads = tape.gradient(loss, model.trainable_variables)
        opt.apply_gradients(zip(grads, model.trainable_variables))
print(float(loss))
