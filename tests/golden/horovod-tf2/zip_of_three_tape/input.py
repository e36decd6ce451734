# One of the parts is filtered on its way, so only what is joined can be told apart.
import numpy as np
import tensorflow as tf

numbers = np.random.RandomState(1).rand(160, 3).astype('float32')
source = tf.data.Dataset.from_tensor_slices(numbers)
even = source.map(lambda row: row * 2.)
kept = source.filter(lambda row: row[0] >= 0.)
batches = tf.data.Dataset.zip((even, kept)).batch(5)
weights = tf.Variable(tf.zeros([3, 1]))
optimizer = tf.keras.optimizers.SGD(0.02)
for epoch in range(2):
    for left, right in batches:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((tf.matmul(left, weights) - tf.reduce_sum(right, 1, keepdims=True)) ** 2)
        optimizer.apply_gradients(zip(tape.gradient(loss, [weights]), [weights]))
