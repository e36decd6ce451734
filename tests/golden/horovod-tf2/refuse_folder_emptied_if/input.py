import os
import shutil
import tensorflow as tf


def fresh(place, clear=False):
    try:
        os.makedirs(place)
    except FileExistsError:
        if clear:
            shutil.rmtree(place)
            os.makedirs(place)


fresh('made', clear=True)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.01)
for x, y in tf.data.Dataset.from_tensor_slices((tf.ones((64, 3)), tf.ones((64, 1)))).batch(8):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(x) - y) ** 2)
    grads = tape.gradient(loss, net.trainable_variables)
    opt.apply_gradients(zip(grads, net.trainable_variables))
net.save_weights('made/net.h5')
