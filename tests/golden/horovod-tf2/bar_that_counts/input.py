import numpy as np
import tensorflow as tf
from tqdm import tqdm

x = np.random.RandomState(3).rand(192, 4).astype("float32")
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
opt = tf.keras.optimizers.SGD(0.01)
bar = tqdm(total=12)
while bar.n < 12:
    at = np.random.randint(0, len(x), 8)
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(x[at])[:, 0] - x[at].sum(1)) ** 2)
    grads = tape.gradient(loss, net.trainable_variables)
    opt.apply_gradients(zip(grads, net.trainable_variables))
    bar.update(1)
bar.close()
