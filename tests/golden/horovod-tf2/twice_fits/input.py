import tensorflow as tf

(rows, kinds), _ = tf.keras.datasets.mnist.load_data()
source = tf.data.Dataset.from_tensor_slices((rows / 255., kinds)).batch(8)
inner = tf.keras.layers.Dense(8)
net = tf.keras.Sequential([tf.keras.layers.Flatten(input_shape=(28, 28)), inner, tf.keras.layers.Dense(10, 'softmax')])
inner.trainable = False
net.compile('adam', 'sparse_categorical_crossentropy')
net.fit(source, epochs=1)
inner.trainable = True
net.compile('sgd', 'sparse_categorical_crossentropy')
net.fit(source, epochs=1)
