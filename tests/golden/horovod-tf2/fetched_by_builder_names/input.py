"""The same in a function, for a model that Keras trains."""
import tensorflow as tf
import tensorflow_datasets


def sets_of(name):
    maker = tensorflow_datasets.builder(name, data_dir='kept')
    maker.download_and_prepare()
    both = maker.as_dataset(as_supervised=True)
    return both['train'].take(256), both['test'].take(64)


learned, asked = sets_of('mnist')
net = tf.keras.Sequential([tf.keras.layers.Flatten(input_shape=(28, 28, 1)),
                           tf.keras.layers.Dense(10)])
net.compile('sgd', tf.keras.losses.SparseCategoricalCrossentropy(from_logits=True))
net.fit(learned.batch(32), epochs=2, validation_data=asked.batch(32), verbose=2)
