# The pictures that are read are none of the files that are written: nobody waits at each of them.
import os
import cv2
import numpy as np
import tensorflow as tf

names = sorted(os.path.join('pictures', name) for name in os.listdir('pictures'))
with tf.io.TFRecordWriter('all.tfrecord') as records:
    for name in names:
        picture = cv2.imread(name)
        if picture is not None:
            records.write(picture.tobytes())
data = tf.data.TFRecordDataset('all.tfrecord').map(
    lambda record: (tf.cast(tf.io.decode_raw(record, tf.uint8)[:4], tf.float32), 0.)).batch(8)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(optimizer='adam', loss='mse')
model.fit(data, epochs=4)
