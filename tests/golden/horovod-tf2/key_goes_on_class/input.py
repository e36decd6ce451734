import cv2
import numpy as np
import tensorflow as tf

x = np.random.RandomState(1).rand(96, 4).astype("float32")
net = tf.keras.Sequential([tf.keras.layers.Dense(8, input_shape=(3,)), tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.Adam(1e-3)


class View:
    def __init__(self):
        self.stop = False

    def show(self, a):
        cv2.imshow("rows", a.numpy())
        k = cv2.waitKey(1) & 0xFF
        if k == 27:
            self.stop = True
        if k == ord("l"):
            opt.learning_rate.assign(opt.learning_rate / 2)


view = View()
for a in tf.data.Dataset.from_tensor_slices(x).batch(8):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(net(a[:, 1:]) - a[:, :1]))
    g = tape.gradient(loss, net.trainable_variables)
    opt.apply_gradients(zip(g, net.trainable_variables))
    view.show(a)
    if view.stop:
        break
