"""Classify handwritten digits with a small convolutional network."""
import argparse

import tensorflow as tf
from tensorflow.keras import layers

parser = argparse.ArgumentParser()
parser.add_argument('--epochs', type=int, default=2)
parser.add_argument('--lr', type=float, default=0.001)
args = parser.parse_args()

(x_train, y_train), (x_test, y_test) = tf.keras.datasets.mnist.load_data()
x_train = x_train[..., None] / 255.0
x_test = x_test[..., None] / 255.0


def build_model():
    return tf.keras.Sequential([
        layers.Conv2D(8, 3, activation='relu', input_shape=(28, 28, 1)),
        layers.MaxPooling2D(),
        layers.Flatten(),
        layers.Dense(10, activation='softmax'),
    ])


model = build_model()
model.compile(
    optimizer=tf.keras.optimizers.Adam(args.lr),
    loss='sparse_categorical_crossentropy',
    metrics=['accuracy'])
model.summary()

history = model.fit(
    x_train,
    y_train,
    batch_size=32,
    epochs=args.epochs,
    validation_data=(x_test, y_test),
    callbacks=[
        tf.keras.callbacks.ReduceLROnPlateau(patience=1),
        tf.keras.callbacks.ModelCheckpoint('best.h5', save_best_only=True),  # the best so far
    ],
)
loss, accuracy = model.evaluate(x_test, y_test, verbose=0)
print('accuracy: %.3f' % accuracy)
model.save('digits.h5')
