import numpy as np
import tensorflow as tf

features, targets = np.random.rand(320, 4).astype("float32"), np.random.rand(320, 1).astype("float32")
batches = tf.data.Dataset.from_tensor_slices((features, targets)).shuffle(320).batch(8)
net = tf.keras.Sequential([tf.keras.layers.Dense(4, activation="relu"), tf.keras.layers.Dense(1)])
adam = tf.keras.optimizers.Adam(0.01)


def walk():
    for some, wanted in batches:
        with tf.GradientTape() as tape:
            error = tf.reduce_mean(tf.square(net(some, training=True) - wanted))
        slopes = tape.gradient(error, net.trainable_variables)
        adam.apply_gradients(zip(slopes, net.trainable_variables))
    return float(error)


hard = []
for some, wanted in batches:
    with tf.GradientTape() as tape:
        error = tf.reduce_mean(tf.square(net(some, training=True) - wanted))
    slopes = tape.gradient(error, net.trainable_variables)
    adam.apply_gradients(zip(slopes, net.trainable_variables))
    if float(error) > 0.1:
        hard.append((some, wanted))
for some, wanted in hard:
    with tf.GradientTape() as tape:
        error = tf.reduce_mean(tf.square(net(some, training=True) - wanted))
    slopes = tape.gradient(error, net.trainable_variables)
    adam.apply_gradients(zip(slopes, net.trainable_variables))
