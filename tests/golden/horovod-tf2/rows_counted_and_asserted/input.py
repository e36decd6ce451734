import numpy as np
import tensorflow as tf

rows = np.random.RandomState(0).rand(64, 4).astype("float32")
data = tf.data.Dataset.from_tensor_slices(rows).shuffle(64).batch(8)
net = tf.keras.Sequential([tf.keras.layers.Dense(4, input_shape=(4,))])
opt = tf.keras.optimizers.SGD(0.05)
for epoch in range(6):
    total, n = 0., 0
    for x in data:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(x) - x) ** 2)
        grads = tape.gradient(loss, net.trainable_variables)
        opt.apply_gradients(zip(grads, net.trainable_variables))
        total += float(loss) * len(x)
        n += len(x)
    assert n == len(rows), n
    print(epoch, total / len(rows) < 9)
