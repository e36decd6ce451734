import imageio
import numpy as np
import tensorflow as tf

x, y = np.random.rand(96, 3).astype("float32"), np.random.rand(96).astype("float32")
data = tf.data.Dataset.from_tensor_slices((x, y)).batch(8)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.1)
frames = []
for epoch in range(3):
    for a, b in data:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((model(a)[:, 0] - b) ** 2)
        opt.apply_gradients(zip(tape.gradient(loss, model.trainable_variables), model.trainable_variables))
    frames.append(np.full((8, 8), 80 * epoch, "uint8"))
    imageio.imwrite("at_%d.png" % epoch, frames[-1])

with imageio.get_writer("film.gif", mode="I") as film:
    for number, frame in enumerate(frames):
        film.append_data(imageio.imread("at_%d.png" % number))
other = imageio.get_writer("other.gif", mode="I")
for frame in frames:
    other.append_data(frame)
other.close()
