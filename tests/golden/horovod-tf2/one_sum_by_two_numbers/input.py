# One sum of the rounds is divided by the rows and by those of a batch: both are of all.
import numpy as np
import tensorflow as tf

BATCH = 8
drawn = np.random.RandomState(4).rand(192, 4).astype('float32')
COUNT = len(drawn)
batches = tf.data.Dataset.from_tensor_slices((drawn, drawn.sum(axis=1, keepdims=True))).batch(8)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
descent = tf.keras.optimizers.SGD(0.01)
for turn in range(3):
    total = 0.
    for seen, answer in batches:
        with tf.GradientTape() as tape:
            off = net(seen) - answer
            loss = tf.reduce_mean(off ** 2)
        grads = tape.gradient(loss, net.trainable_variables)
        descent.apply_gradients(zip(grads, net.trainable_variables))
        total += float(tf.reduce_sum(off ** 2))
    print(turn, total / COUNT, total / BATCH)
