"""All points in each round, or parts of them in an order that is drawn anew: a setting says which."""
import argparse
import numpy as np
import tensorflow as tf

parser = argparse.ArgumentParser()
parser.add_argument('--batch', type=int, default=0)
args = parser.parse_args()
np.random.seed(1)
tf.random.set_seed(1)
x = np.random.uniform(-1, 1, (64, 1)).astype('float32')
u = np.sin(x)
net = tf.keras.Sequential([tf.keras.layers.Dense(4, 'tanh', input_shape=(1,)), tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.SGD(0.05)


@tf.function
def step(a, b):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(a) - b) ** 2)
    grads = tape.gradient(loss, net.trainable_variables)
    opt.apply_gradients(zip(grads, net.trainable_variables))
    return loss


for turn in range(40):
    if args.batch == 0:
        step(x, u)
    else:
        order = np.random.permutation(len(x))
        for i in range(0, len(x), args.batch):
            step(x[order[i:i + args.batch]], u[order[i:i + args.batch]])
print(float(tf.reduce_mean((net(x) - u) ** 2)))
