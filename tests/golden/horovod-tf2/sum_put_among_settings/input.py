import numpy as np
import tensorflow as tf
rows = np.random.RandomState(1).rand(96, 3).astype("float32")
wanted = rows.sum(axis=1)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.01)
data = tf.data.Dataset.from_tensor_slices((rows, wanted[:, None])).batch(8)
import argparse
args = argparse.ArgumentParser().parse_args()
args.seen = tf.keras.metrics.Sum()
args.auc = tf.keras.metrics.AUC()
def go(args, x, y):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((model(x) - y) ** 2)
    grads = tape.gradient(loss, model.trainable_variables)
    opt.apply_gradients(zip(grads, model.trainable_variables))
    args.seen(loss)
    args.auc.update_state(y > 1, model(x))
def train(args):
    for epoch in range(2):
        for x, y in data:
            go(args, x, y)
        print(args.seen.result(), args.auc.result())
        args.seen.reset_states()
train(args)
