"""The same of two models, whose weights are added."""
import numpy as np
import tensorflow as tf

given = np.random.RandomState(3).rand(192, 4).astype("float32")
rows = tf.data.Dataset.from_tensor_slices(given).shuffle(192).batch(16)
descent = tf.keras.optimizers.SGD(0.01)
one = tf.keras.Sequential([tf.keras.layers.Dense(16, activation="relu", input_shape=(4,), trainable=False), tf.keras.layers.Dense(8)])
two = tf.keras.Sequential([tf.keras.layers.Dense(4, input_shape=(8,))])
both = one.trainable_weights + two.trainable_weights
for turn in range(2):
    for seen in rows:
        with tf.GradientTape() as record:
            error = tf.reduce_mean(tf.square(two(one(seen)) - seen))
        descent.apply_gradients(zip(record.gradient(error, both), both))
    print("turn", turn)
one.save_weights("one.weights.h5")
