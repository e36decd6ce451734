"""A number falls with each round, and the rate is what it is then."""
import numpy as np
import tensorflow as tf

table = np.random.RandomState(0).rand(480, 4).astype('float32')
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
go = tf.keras.optimizers.SGD(0.01)
now = 0.01
for k in range(60):
    piece = table[np.random.randint(0, len(table), 8)]
    with tf.GradientTape() as tape:
        cost = tf.reduce_mean(tf.square(net(piece) - 1.))
    go.learning_rate = now
    go.apply_gradients(zip(tape.gradient(cost, net.trainable_variables), net.trainable_variables))
    now *= 0.98
print(now)
