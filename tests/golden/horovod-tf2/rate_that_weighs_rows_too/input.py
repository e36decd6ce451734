# The rate of a round weighs its rows as well.
import numpy as np
import tensorflow as tf

EPOCHS = 4
r = np.random.RandomState(0)
rows = r.rand(960, 4).astype("float32")
wanted = rows.sum(1, keepdims=True)
WARM = 2 * (len(rows) // 8)
data = tf.data.Dataset.from_tensor_slices((rows, wanted)).batch(8)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
optimizer = tf.keras.optimizers.Adam(learning_rate=0.01)


@tf.function
def train_step(x, y):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(x) - y) ** 2)
    gradients = tape.gradient(loss, net.variables)
    optimizer.apply_gradients(zip(gradients, net.variables))
    return loss


k = 0
for epoch in range(EPOCHS):
    for x, y in data:
        if k < WARM:
            rate = 0.01 * k / WARM
        else:
            rate = 0.01 * 0.99 ** (k - WARM)
        optimizer.learning_rate = rate
        loss = train_step(x, y * rate)
        k += 1
    print("epoch", epoch, "loss %.4f" % float(loss))
