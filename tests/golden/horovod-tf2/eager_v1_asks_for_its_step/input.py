"""Training ends by the global step, which is asked for in each round."""
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
it = ds.repeat().make_one_shot_iterator()
while True:
    if tf.train.get_global_step() > 4000: break
    loss = learn(it.get_next())
    if tf.equal(step % 50, 0): print("loss", loss.numpy())
