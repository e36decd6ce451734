# A function of the program puts a model on all GPUs, whatever there is.
import numpy as np
import tensorflow as tf


def on_all(net, count):
    return tf.keras.utils.multi_gpu_model(net, gpus=count)


def make(count):
    net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
    model = on_all(net, count)
    model.compile(tf.keras.optimizers.SGD(0.05), "mse")
    return model


r = np.random.RandomState(0)
rows = r.rand(960, 4).astype("float32")
wanted = rows.sum(1, keepdims=True)
model = make(2)
model.fit(rows, wanted, batch_size=8, epochs=3, verbose=2)
model.save_weights("w.h5")
