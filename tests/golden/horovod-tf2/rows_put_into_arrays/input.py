import numpy as np
import tensorflow as tf

rows = np.random.RandomState(1).rand(256, 8).astype('float32')
wanted = rows.sum(1, keepdims=True)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(8,))])
opt = tf.keras.optimizers.SGD(0.01)
shown = np.zeros((16, 8), np.float32)
bank = np.zeros((40, 1), np.float32)
place = 0
for epoch in range(3):
    for x, y in tf.data.Dataset.from_tensor_slices((rows, wanted)).batch(16, drop_remainder=True):
        for k in range(16):
            shown[k] = x[k] * 0.5
        kept = [None, None]
        with tf.GradientTape() as tape:
            kept[1] = net(shown)
            kept[0] = kept[1] * 2.0
            loss = tf.reduce_mean((kept[0] - y) ** 2) + 0.1 * tf.reduce_mean((kept[1] - tf.reduce_mean(bank)) ** 2)
        opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
        bank[place % 40] = net(x)[0]
        place += 1
