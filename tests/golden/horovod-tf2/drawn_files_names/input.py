"""A library draws the order of the files that its rows are in; one setting says whether it may."""
import sys
import tensorflow as tf
import tensorflow_datasets as tfds

mixed = 'plain' not in sys.argv


def picture(image, label):
    return tf.cast(image, tf.float32) / 255., label


train = tfds.load('mnist', split='train', as_supervised=True, shuffle_files=True)
more = tfds.load('mnist', split='train', as_supervised=True, shuffle_files=mixed)
model = tf.keras.Sequential([tf.keras.layers.Flatten(), tf.keras.layers.Dense(10, activation='softmax')])
model.compile('sgd', 'sparse_categorical_crossentropy')
model.fit(train.map(picture).cache().shuffle(640).batch(32), epochs=2)
model.fit(more.map(picture).shuffle(640).batch(32), epochs=2)
