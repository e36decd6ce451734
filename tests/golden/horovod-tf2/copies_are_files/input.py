import numpy as np
import tensorflow as tf

x, y = np.random.rand(96, 3).astype("float32"), np.random.rand(96).astype("float32")
data = tf.data.Dataset.from_tensor_slices((x, y)).batch(8)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.1)
for epoch in range(3):
    for a, b in data:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((model(a)[:, 0] - b) ** 2)
        opt.apply_gradients(zip(tape.gradient(loss, model.trainable_variables), model.trainable_variables))
    np.savetxt("at_{:02d}.txt".format(epoch), model.get_weights()[0])
tf.io.gfile.copy("at_02.txt", "last.txt", overwrite=True)


def weights_of(number):
    return np.loadtxt("at_{:02d}.txt".format(number))


kept = weights_of(1)
print(kept)
last = np.loadtxt("last.txt")
print(last)
