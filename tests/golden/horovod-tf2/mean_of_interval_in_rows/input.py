import argparse

import numpy as np
import tensorflow as tf

parser = argparse.ArgumentParser()
parser.add_argument('--batch', type=int, default=8)
parser.add_argument('--every', type=int, default=64)
args = parser.parse_args()
rows = np.random.RandomState(0).rand(256, 4).astype('float32')
data = tf.data.Dataset.from_tensor_slices(rows).repeat().batch(args.batch)
model = tf.keras.Sequential([tf.keras.layers.Dense(4, input_shape=(4,))])
opt = tf.keras.optimizers.SGD(0.01)
total = 0.0
for k, x in enumerate(data.take(96)):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((model(x) - x) ** 2)
    grads = tape.gradient(loss, model.trainable_variables)
    opt.apply_gradients(zip(grads, model.trainable_variables))
    total += float(loss) * args.batch
    if (k + 1) * args.batch % args.every == 0:
        print('mean', total / args.every)
        model.save_weights('net.weights.h5')
        total = 0.0
