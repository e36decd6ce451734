# The saved model is converted, and the converted one is asked.
import numpy as np
import tensorflow as tf

points = np.random.RandomState(1).rand(96, 3).astype('float32')
sums = points.sum(axis=1, keepdims=True)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
model.compile(loss='mse', optimizer='sgd')
model.fit(points, sums, batch_size=16, epochs=2, verbose=0)
model.save('saved')
converter = tf.lite.TFLiteConverter.from_saved_model('saved')
with tf.io.gfile.GFile('net.tflite', mode='wb') as f:
    f.write(converter.convert())
with tf.io.gfile.GFile('net.tflite', mode='rb') as f:
    print(len(f.read()) > 100)
