import numpy as np
import tensorflow as tf

model = tf.keras.applications.VGG16(weights=None)
x = tf.Variable(np.random.rand(1, 224, 224, 3).astype('float32'))
with tf.GradientTape() as tape:
    score = model(x)[0, 0]
grads = tape.gradient(score, x)
print(grads.shape)
