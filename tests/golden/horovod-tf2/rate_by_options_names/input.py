# A rate that is asked for where the program is started, and falls with the epochs.
import argparse
import numpy as np
import tensorflow as tf

options = argparse.ArgumentParser()
options.add_argument('--lr', type=float, default=0.05)
chosen = options.parse_args()
drawn = np.random.RandomState(3).rand(192, 4).astype('float32')
rows = tf.data.Dataset.from_tensor_slices((drawn, drawn.sum(axis=1, keepdims=True))).batch(8)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
descent = tf.keras.optimizers.SGD(chosen.lr)
for turn in range(3):
    descent.learning_rate = chosen.lr * 0.5 ** turn
    for seen, answer in rows:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(seen) - answer) ** 2)
        descent.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
