"""What an array packs into a file is packed as often as the weights beside it."""
import argparse
import numpy as np
import tensorflow as tf

parser = argparse.ArgumentParser()
parser.add_argument('--rounds', type=int, default=200)
parser.add_argument('--sample_every', type=int, default=50)
parser.add_argument('--save_every', type=int, default=50)
args = parser.parse_args()
x = np.random.RandomState(1).rand(640, 4).astype('float32')
net = tf.keras.Sequential([tf.keras.layers.Dense(4, input_shape=(4,))])
net.compile('adam', 'mse')
for r in range(args.rounds):
    rows = x[np.random.randint(len(x), size=32)]
    net.train_on_batch(rows, rows)
    if r % args.sample_every == 0:
        out = net.predict(x[:8])
        out.dump('sample%d.npy' % r)
    if r % args.save_every == 0:
        net.save_weights('net%d.weights.h5' % r)
print('off', net.evaluate(x, x, verbose=0))
