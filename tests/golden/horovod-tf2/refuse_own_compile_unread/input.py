import numpy as np
import tensorflow as tf
from pairs import Pair

drawn = np.random.RandomState(3).rand(192, 4).astype('float32')
pair = Pair(tf.keras.Sequential([tf.keras.layers.Dense(1)]), tf.keras.Sequential([tf.keras.layers.Dense(4)]))
pair.compile(judge_optimizer=tf.keras.optimizers.Adam(1e-4), maker_optimizer=tf.keras.optimizers.Adam(1e-4),
             loss_fn=tf.keras.losses.BinaryCrossentropy())
pair.fit(tf.data.Dataset.from_tensor_slices(drawn).batch(8), epochs=2)
