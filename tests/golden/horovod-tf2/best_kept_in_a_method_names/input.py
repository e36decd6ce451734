import numpy as np
import tensorflow as tf

rows = np.random.RandomState(0).rand(64, 4).astype("float32")
data = tf.data.Dataset.from_tensor_slices(rows).batch(8)
net = tf.keras.Sequential([
    tf.keras.layers.Dense(4, input_shape=(4,)),
    tf.keras.layers.BatchNormalization(),
])
opt = tf.keras.optimizers.SGD(0.05)
best = [1e9]


def keep(value):
    if value < best[0]:
        best[0] = value
        net.save_weights("b.h5")


for epoch in range(8):
    for x in data:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(x, training=True) - x) ** 2)
        grads = tape.gradient(loss, net.trainable_variables)
        opt.apply_gradients(zip(grads, net.trainable_variables))
        keep(float(loss))
print("learned", float(loss) < 2)
