# In a graph the length of a dataset is not known before it runs.
import numpy as np
import tensorflow as tf

tf.set_random_seed(3)
rows = np.random.RandomState(0).rand(64, 5).astype('float32')
data = tf.data.Dataset.from_tensor_slices((rows[:, :4], rows[:, 4:])).batch(4).repeat()
model = tf.keras.models.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(loss='mse', optimizer=tf.keras.optimizers.SGD(lr=0.01))
model.fit(data, steps_per_epoch=16, epochs=2)
