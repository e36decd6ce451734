"""A bar counts the rounds from one, and each draws rows."""
import numpy as np
import tensorflow as tf
from tqdm import tqdm

many = 60
table = np.random.RandomState(0).rand(240, 4).astype('float32')
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
go = tf.keras.optimizers.SGD(0.01)
for k in tqdm(range(1, many + 1), total=many):
    piece = table[np.random.randint(0, len(table), 8)]
    with tf.GradientTape() as tape:
        cost = tf.reduce_mean(tf.square(net(piece) - 1.))
    go.apply_gradients(zip(tape.gradient(cost, net.trainable_variables), net.trainable_variables))
    if k % 20 == 0:
        net.save_weights('kept.h5')
