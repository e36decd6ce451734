import tensorflow as tf
import tensorflow_datasets as tfds

train_data, info = tfds.load('mnist', split='train', as_supervised=True, with_info=True)
train_data = train_data.map(lambda image, label: (tf.cast(image, tf.float32) / 255., label)).shuffle(1024).batch(64)
model = tf.keras.Sequential([tf.keras.layers.Flatten(), tf.keras.layers.Dense(10, activation='softmax')])
model.compile(optimizer=tf.keras.optimizers.Adam(1e-3), loss='sparse_categorical_crossentropy')
model.fit(train_data, epochs=3)
