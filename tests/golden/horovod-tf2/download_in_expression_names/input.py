"""What loads the rows is what a generator expression goes through."""
import tensorflow as tf
import tensorflow_datasets as tfds

seen, held = (
    rows.map(lambda x, y: (tf.cast(x, tf.float32) / 255.0, y)).batch(16)
    for rows in tfds.load(name="mnist", split=["train", "test"], as_supervised=True)
)
model = tf.keras.Sequential([tf.keras.layers.Flatten(), tf.keras.layers.Dense(10, activation="softmax")])
model.compile(optimizer="adam", loss="sparse_categorical_crossentropy")
model.fit(seen, epochs=1, validation_data=held)
