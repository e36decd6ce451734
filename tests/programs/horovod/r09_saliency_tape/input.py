import numpy as np
import tensorflow as tf

model = tf.keras.applications.MobileNetV2(weights=None)
image = tf.Variable(np.zeros((1, 224, 224, 3), 'float32'))
with tf.GradientTape() as tape:
    score = tf.reduce_max(model(image))
saliency = tf.abs(tape.gradient(score, image))
print(saliency.shape)
