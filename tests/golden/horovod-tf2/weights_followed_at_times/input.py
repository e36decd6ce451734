import numpy as np
import tensorflow as tf

net = tf.keras.Sequential([tf.keras.layers.Dense(2, input_shape=(3,))])
slow = tf.keras.models.clone_model(net)
slow.set_weights(net.get_weights())
opt = tf.keras.optimizers.SGD(0.01)
rows = np.arange(192, dtype='float32').reshape(64, 3) / 192.
EVERY = 10
for turn in range(120):
    at = np.random.randint(0, 64, 8)
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(rows[at]) - 0.9 * slow(rows[at])) ** 2)
    grads = tape.gradient(loss, net.trainable_variables)
    opt.apply_gradients(zip(grads, net.trainable_variables))
    if turn % EVERY == 0:
        slow.set_weights(net.get_weights())
    if turn % 20 == 0:
        print(turn)
        net.save_weights('net.h5')
