import numpy as np
import tensorflow as tf

x = np.random.rand(101, 4).astype('float32')
y = np.random.rand(101, 1).astype('float32')
train_ds = tf.data.Dataset.from_tensor_slices((x, y)).batch(8)
model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
loss_object = tf.keras.losses.MeanSquaredError()
optimizer = tf.keras.optimizers.SGD(0.1)
train_loss = tf.keras.metrics.Mean(name='train_loss')


@tf.function
def train_step(features, labels):
    with tf.GradientTape() as tape:
        predictions = model(features, training=True)
        loss = loss_object(labels, predictions)
    gradients = tape.gradient(loss, model.trainable_variables)
    optimizer.apply_gradients(zip(gradients, model.trainable_variables))
    train_loss(loss)


EPOCHS = 2
for epoch in range(EPOCHS):
    train_loss.reset_states()
    for features, labels in train_ds:
        train_step(features, labels)
    print(f'Epoch {epoch + 1}, Loss: {train_loss.result()}')
