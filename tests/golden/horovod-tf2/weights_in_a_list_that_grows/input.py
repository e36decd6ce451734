import numpy as np
import tensorflow as tf

np.random.seed(0)
rows = np.random.rand(64, 4).astype('float32')
data = tf.data.Dataset.from_tensor_slices(rows).batch(8)
depth = tf.keras.Sequential([tf.keras.layers.Dense(4, input_shape=(4,))])
pose = tf.keras.Sequential([
    tf.keras.layers.Dense(4, input_shape=(4,)), tf.keras.layers.BatchNormalization()])
weights = depth.trainable_weights
weights.extend(pose.trainable_weights)
opt = tf.keras.optimizers.SGD(0.05)


@tf.function
def step(x):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((pose(depth(x), training=True) - x) ** 2)
    opt.apply_gradients(zip(tape.gradient(loss, weights), weights))
    return loss


for epoch in range(3):
    for x in data:
        step(x)
print('loss', float(tf.reduce_mean((pose(depth(rows)) - rows) ** 2)))
