import tensorflow as tf
from tensorflow.keras.preprocessing.image import ImageDataGenerator

(x_train, y_train), (x_test, y_test) = tf.keras.datasets.cifar10.load_data()
x_train = x_train.astype('float32') / 255
datagen = ImageDataGenerator(rotation_range=15)
datagen.fit(x_train)
model = tf.keras.Sequential([tf.keras.layers.Flatten(input_shape=(32, 32, 3)), tf.keras.layers.Dense(10, activation='softmax')])
model.compile(loss='sparse_categorical_crossentropy', optimizer=tf.keras.optimizers.Adam(learning_rate=1e-3))
model.fit(datagen.flow(x_train, y_train, batch_size=32), epochs=1, validation_data=(x_test, y_test))
