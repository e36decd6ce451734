import glob

import imageio
import numpy as np
import tensorflow as tf
from IPython import display

x, y = np.random.rand(96, 3).astype("float32"), np.random.rand(96, 1).astype("float32")
data = tf.data.Dataset.from_tensor_slices((x, y)).shuffle(96).batch(8)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.1)
for epoch in range(2):
    for a, b in data:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(a) - b) ** 2)
        opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
    imageio.imwrite("at%d.png" % epoch, net.predict(x, verbose=0))

with imageio.get_writer("net.gif", mode="I") as film:
    for filename in sorted(glob.glob("at*.png")):
        film.append_data(imageio.imread(filename))
display.Image(filename="net.gif")
