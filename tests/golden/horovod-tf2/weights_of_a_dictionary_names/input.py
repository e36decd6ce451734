"""The weights are those of a dictionary, by a name."""
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(1).rand(640, 3).astype('float32')
data = tf.data.Dataset.from_tensor_slices((rows, rows.sum(1, keepdims=True))).batch(8)
held = {'w': tf.Variable(tf.random.normal([3, 1])), 'b': tf.Variable(tf.zeros([1]))}
opt = tf.keras.optimizers.SGD(0.01)
weights = held.values()
for x, y in data:
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((x @ held['w'] + held['b'] - y) ** 2)
    grads = tape.gradient(loss, list(weights))
    opt.apply_gradients(zip(grads, weights))
