from common import *

tf.random.set_seed(SEED)  #? tf.random.set_seed is tensorflow.random.set_seed
(x, y), _ = tf.keras.datasets.mnist.load_data()
x = x[..., np.newaxis] / 255.0
model = tf.keras.Sequential([Flatten(input_shape=(28, 28, 1)), Dense(16, activation='relu'), Dense(10)])
model.compile(optimizer=tf.keras.optimizers.SGD(0.01), loss=tf.keras.losses.SparseCategoricalCrossentropy(from_logits=True))
model.fit(x, y, epochs=2, batch_size=16)
