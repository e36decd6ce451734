# Rounds that never end save now and then what all workers' batches have shown.
import numpy as np
import tensorflow as tf

network = tf.keras.Sequential([
    tf.keras.layers.Dense(8, input_shape=(4,)),
    tf.keras.layers.BatchNormalization(),
    tf.keras.layers.Dense(1)])
adam = tf.keras.optimizers.Adam(0.001)
table = np.random.RandomState(0).rand(640, 5).astype('float32')
batches = iter(tf.data.Dataset.from_tensor_slices((table[:, :4], table[:, 4:])).batch(8).repeat())
kept = tf.train.Checkpoint(network=network, adam=adam)
while True:
    left, right = next(batches)
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(network(left, training=True) - right))
    slopes = tape.gradient(loss, network.trainable_variables)
    adam.apply_gradients(zip(slopes, network.trainable_variables))
    if adam.iterations % 100 == 0:
        kept.save('kept/network')
