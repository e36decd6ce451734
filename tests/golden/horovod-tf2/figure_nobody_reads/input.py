import matplotlib.pyplot as plt
import numpy as np
import tensorflow as tf

net = tf.keras.Sequential([tf.keras.layers.Dense(3, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.1)
names = ["row%d.bin" % (k % 4) for k in range(96)]
for name in names[:4]:
    np.random.rand(3).astype("float32").tofile(name)
with open("told.txt", "w") as f:
    f.write("rows")


def read(path):
    return np.frombuffer(open(path.decode(), "rb").read(), "float32")


def show(net, x, folder="."):
    figure, axes = plt.subplots(2)
    axes[0].plot(net.predict(x, verbose=0)[0])
    figure.savefig(folder + "/seen.png")
    plt.close()


data = tf.data.Dataset.from_tensor_slices(names).shuffle(96).batch(8)
for epoch in range(2):
    for paths in data:
        x = tf.stack([read(path) for path in paths.numpy()])
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(x) - x) ** 2)
        grads = tape.gradient(loss, net.trainable_variables)
        opt.apply_gradients(zip(grads, net.trainable_variables))
    show(net, np.ones((1, 3), "float32"))
    plt.savefig("all_%d.png" % epoch)
with open("told.txt") as f:
    told = f.read()
