# Of two sums of the same rounds one is divided by a number of rounds, and the other by that of rows.
import numpy as np
import tensorflow as tf

SIZE, ROUNDS = 8, 24
drawn = np.random.RandomState(4).rand(SIZE * ROUNDS, 4).astype('float32')
batches = tf.data.Dataset.from_tensor_slices((drawn, drawn.sum(axis=1, keepdims=True))).batch(SIZE)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
descent = tf.keras.optimizers.SGD(0.01)
for turn in range(3):
    first, second = 0., 0.
    for seen, answer in batches:
        with tf.GradientTape() as tape:
            off = net(seen) - answer
            loss = tf.reduce_mean(off ** 2)
        grads = tape.gradient(loss, net.trainable_variables)
        descent.apply_gradients(zip(grads, net.trainable_variables))
        first += tf.reduce_sum(off ** 2)
        second += loss
    print(turn, float(first) / SIZE, float(second) / ROUNDS)
