import tensorflow as tf
import tensorflow_datasets as tfds

BATCH_SIZE = 16


def prepare_dataset(dataset, training):
	def prepare(image, label):
		image = tf.cast(image, tf.float32) / 255.0
		return image, tf.one_hot(label, 10)
	dataset = dataset.map(prepare)
	if training:
		dataset = dataset.shuffle(1000)
	return dataset.batch(BATCH_SIZE)


train_dataset = prepare_dataset(tfds.load("cifar10", split="train", as_supervised=True), True)
test_dataset = \
	prepare_dataset(tfds.load("cifar10", split="test", as_supervised=True), False)

model = tf.keras.models.Sequential([
	tf.keras.layers.Conv2D(4, (3, 3), padding="same", activation="relu", input_shape=(32, 32, 3)),
	tf.keras.layers.MaxPooling2D((4, 4)),
	tf.keras.layers.Conv2D(8, (3, 3), padding="same", activation="relu"),
	tf.keras.layers.MaxPooling2D((4, 4)),
	tf.keras.layers.Flatten(),
	tf.keras.layers.Dense(16, activation="relu"),
	tf.keras.layers.Dense(10, activation="softmax")
])

model.compile(optimizer="adam", \
	loss="categorical_crossentropy", metrics=["accuracy"])
model.summary()

checkpoint_path = "training/cp-{epoch:04d}.ckpt"
cp_callback = tf.keras.callbacks.ModelCheckpoint(filepath=checkpoint_path, verbose=1, save_weights_only=True)
tb_callback = tf.keras.callbacks.TensorBoard(log_dir="logs")

model.fit(train_dataset, epochs=2, validation_data=test_dataset, callbacks=[cp_callback, tb_callback])
