import numpy as np
import tensorflow as tf
from tqdm import tqdm

rows = np.random.RandomState(1).rand(96, 3).astype("float32")
data = tf.data.Dataset.from_tensor_slices(rows).shuffle(96).batch(8)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.01)
for epoch in range(2):
    bar = tqdm(total=96, desc=tqdm.write(f"Epoch {epoch + 1}/2"))
    for x in data:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(net(x)))
        grads = tape.gradient(loss, net.trainable_variables)
        opt.apply_gradients(zip(grads, net.trainable_variables))
        bar.update(8)
    bar.close()
