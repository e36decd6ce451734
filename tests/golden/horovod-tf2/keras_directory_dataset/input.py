import tensorflow as tf

train_ds = tf.keras.utils.image_dataset_from_directory('flowers/train', image_size=(64, 64), batch_size=32)
val_ds = tf.keras.utils.image_dataset_from_directory('flowers/val', image_size=(64, 64), batch_size=32)
model = tf.keras.Sequential([tf.keras.layers.Rescaling(1. / 255), tf.keras.layers.Flatten(), tf.keras.layers.Dense(5)])
model.compile(optimizer='adam', loss=tf.keras.losses.SparseCategoricalCrossentropy(from_logits=True))
model.fit(train_ds, validation_data=val_ds, epochs=3)
