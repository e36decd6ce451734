import numpy as np
import tensorflow as tf
from tqdm import tqdm

np.random.seed(0)
rows = np.random.rand(64, 4).astype('float32')
data = tf.data.Dataset.from_tensor_slices(rows).batch(8)
net = tf.keras.Sequential([tf.keras.layers.Dense(4, input_shape=(4,))])
opt = tf.keras.optimizers.SGD(0.05)
for epoch in range(3):
    bar = tqdm(total=8, desc='epoch %d' % epoch,
               bar_format='{l_bar}{bar} loss {postfix[0][loss]}', postfix=[{'loss': '?'}])
    for x in data:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(x) - x) ** 2)
        grads = tape.gradient(loss, net.trainable_variables)
        opt.apply_gradients(zip(grads, net.trainable_variables))
        bar.postfix[0]['loss'] = '%.3f' % float(loss)
        bar.update(1)
    bar.close()
print('loss', float(tf.reduce_mean((net(rows) - rows) ** 2)))
