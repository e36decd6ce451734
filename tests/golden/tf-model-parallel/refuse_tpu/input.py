import tensorflow as tf
tf.tpu.experimental.initialize_tpu_system()
model = tf.keras.Sequential([tf.keras.layers.Dense(8), tf.keras.layers.Dense(2)])
model.compile(optimizer='adam', loss='mse')
model.fit(tf.ones((8, 4)), tf.ones((8, 2)))
