import tensorflow as tf
model = tf.keras.Sequential([tf.keras.layers.Dense(8, activation='relu'), tf.keras.layers.Dense(2)])
tpu = tf.contrib.tpu.keras_to_tpu_model(model, strategy=tf.contrib.tpu.TPUDistributionStrategy(tf.contrib.cluster_resolver.TPUClusterResolver()))
tpu.compile(optimizer='adam', loss='mse')
tpu.fit(x, y)
