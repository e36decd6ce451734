import numpy as np
import tensorflow as tf

x = np.random.RandomState(0).rand(160, 3).astype("float32")
data = tf.data.Dataset.from_tensor_slices((x, x.sum(axis=1, keepdims=True))).batch(8)
kept = dict(slope=tf.Variable(tf.random.normal([3, 1])), rest=tf.Variable(tf.zeros([1])))
opt = tf.keras.optimizers.SGD(0.01)
for a, b in data:
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((a @ kept["slope"] + kept["rest"] - b) ** 2)
    found = tape.gradient(loss, kept)
    opt.apply_gradients([(found[name], kept[name]) for name in kept])
