import tensorflow as tf

strategy = tf.contrib.distribute.MirroredStrategy()
model = tf.keras.Sequential([tf.keras.layers.Dense(8, activation='relu'), tf.keras.layers.Dense(2)])
model.compile(optimizer='adam', loss='mse', distribute=strategy)
model.fit(tf.ones((8, 4)), tf.ones((8, 2)), epochs=1, steps_per_epoch=2)
