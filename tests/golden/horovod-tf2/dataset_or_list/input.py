import argparse
import numpy as np
import tensorflow as tf

parser = argparse.ArgumentParser()
parser.add_argument('--whole', action='store_true')
args = parser.parse_args()
rows = np.random.RandomState(0).rand(96, 3).astype('float32')
wanted = rows.sum(1, keepdims=True)
if args.whole:
    data = [(rows, wanted)]
else:
    data = tf.data.Dataset.from_tensor_slices((rows, wanted)).batch(8)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.05)
for epoch in range(2):
    for x, y in data:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(net(x) - y))
        grads = tape.gradient(loss, net.trainable_variables)
        opt.apply_gradients(zip(grads, net.trainable_variables))
np.save('weights.npy', net.get_weights()[0])
