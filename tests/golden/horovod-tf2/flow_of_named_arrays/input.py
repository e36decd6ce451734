# One name for what makes batches and for the batches; the arrays are given by name.
import numpy as np
import tensorflow as tf

x = np.random.RandomState(0).rand(320, 8, 8, 1).astype('float32')
y = x.mean(axis=(1, 2))
generator = tf.keras.preprocessing.image.ImageDataGenerator(horizontal_flip=True)
generator = generator.flow(x=x, y=y, batch_size=8)
net = tf.keras.Sequential([tf.keras.layers.Flatten(), tf.keras.layers.Dense(1)])
net.compile(tf.keras.optimizers.SGD(0.01), 'mse')
net.fit(generator, epochs=3, steps_per_epoch=40)
