"""Three batches a pass, which one worker in more than three could have none of."""
import numpy as np
import tensorflow as tf

net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
go = tf.keras.optimizers.SGD(0.01)
order = np.arange(48)
for turn in range(12):
    drawn = np.random.rand(48, 4).astype('float32')
    np.random.shuffle(order)
    costs = []
    for begin in range(0, 48, 16):
        piece = drawn[order[begin:begin + 16]]
        with tf.GradientTape() as tape:
            cost = tf.reduce_mean(tf.square(net(piece) - 1.))
        slopes = tape.gradient(cost, net.trainable_variables)
        go.apply_gradients(zip(slopes, net.trainable_variables))
        costs.append(float(cost))
    print(turn, np.mean(costs))
