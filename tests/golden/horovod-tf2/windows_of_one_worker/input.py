"""What is shown in windows is shown by one worker."""
import cv2
import numpy as np
import tensorflow as tf
from PIL import Image

x = np.random.RandomState(1).rand(96, 4).astype("float32")
net = tf.keras.Sequential([tf.keras.layers.Dense(8, input_shape=(3,)), tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.Adam(1e-3)

for epoch in range(2):
    for a in tf.data.Dataset.from_tensor_slices(x).shuffle(96).batch(8):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(net(a[:, 1:]) - a[:, :1]))
        g = tape.gradient(loss, net.trainable_variables)
        opt.apply_gradients(zip(g, net.trainable_variables))
seen = net(x[:, 1:]).numpy().reshape(8, 12)
cv2.imshow("seen", seen)
cv2.waitKey(0)
cv2.destroyAllWindows()
Image.fromarray((seen * 255).astype("uint8")).show()
