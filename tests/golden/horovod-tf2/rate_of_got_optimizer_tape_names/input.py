"""By settings, and with another rate later on."""
import numpy as np
import tensorflow as tf

cells = np.random.RandomState(0).rand(256, 4).astype('float32')
feed = tf.data.Dataset.from_tensor_slices((cells, cells.sum(1, keepdims=True))).batch(8)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
way = tf.keras.optimizers.get({'class_name': 'SGD', 'config': {'learning_rate': 0.02}})
for turn in range(3):
    for a, b in feed:
        with tf.GradientTape() as seen:
            off = tf.reduce_mean((model(a) - b) ** 2)
        way.apply_gradients(zip(seen.gradient(off, model.trainable_variables),
                                model.trainable_variables))
    if turn == 1:
        way.learning_rate.assign(0.002)
print(float(tf.reduce_mean((model(cells) - cells.sum(1, keepdims=True)) ** 2)))
