import tensorflow as tf

batch = 16
(x_train, y_train), (x_test, y_test) = tf.keras.datasets.mnist.load_data()
train = tf.data.Dataset.from_tensor_slices((x_train / 255.0, y_train)).shuffle(1000).repeat().batch(batch)
test = tf.data.Dataset.from_tensor_slices((x_test / 255.0, y_test)).batch(batch)

model = tf.keras.Sequential([tf.keras.layers.Flatten(), tf.keras.layers.Dense(10)])
model.compile(
    optimizer=tf.keras.optimizers.Adam(learning_rate=0.001),
    loss=tf.keras.losses.SparseCategoricalCrossentropy(from_logits=True))
model.fit(train, epochs=2, steps_per_epoch=len(x_train) // batch, validation_data=test)
