"""An optimizer of TensorFlow 1 counts in a variable, by which training ends."""
import tensorflow as tf
import numpy as np
tf.enable_eager_execution()
rows = np.random.RandomState(1).rand(640, 3).astype("float32")
net = tf.keras.Sequential([tf.keras.layers.Dense(1)])
step = tf.train.get_or_create_global_step()
opt = tf.train.AdamOptimizer(0.1)
ds = tf.data.Dataset.from_tensor_slices(rows).batch(8)


def learn(x):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(net(x) ** 2)
    grads = tape.gradient(loss, net.variables)
    opt.apply_gradients(zip(grads, net.variables), global_step=step)
    return loss
for x in ds.repeat():
    learn(x)
    if step.numpy() >= 500:
        break
