import numpy as np
import tensorflow as tf

rng = np.random.RandomState(15)
train_ds = tf.data.Dataset.from_tensor_slices((rng.rand(88, 5).astype('float32'), rng.rand(88, 2).astype('float32'))).shuffle(88, seed=1).batch(8)
model = tf.keras.Sequential([tf.keras.layers.Dense(8, activation='relu', input_shape=(5,)), tf.keras.layers.Dense(2)])
optimizer = tf.keras.optimizers.legacy.SGD(learning_rate=0.05, momentum=0.9)

for epoch in range(2):
    for features, wanted in train_ds:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(model(features, training=True) - wanted))
        optimizer.minimize(loss, model.trainable_variables, tape=tape)
    tf.print('epoch', epoch, 'loss', loss)
