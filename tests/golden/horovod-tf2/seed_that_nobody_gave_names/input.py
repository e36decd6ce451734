import argparse
import numpy as np
import tensorflow as tf

parser = argparse.ArgumentParser()
parser.add_argument('--seed', type=int)
parser.add_argument('--noise-seed', type=int, default=3)
args = parser.parse_args()
rng = np.random.RandomState(args.seed if args.seed else None)
rows = np.random.RandomState(1).rand(512, 4).astype('float32')
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
opt = tf.keras.optimizers.SGD(0.1)
tf.random.set_seed(args.noise_seed)
for k in range(100):
    a = rows[rng.randint(0, len(rows), 16)]
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(a + tf.random.normal((16, 4), stddev=0.1)) - a[:, :1]) ** 2)
    opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
