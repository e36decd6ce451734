import numpy as np
import tensorflow as tf

rows = np.random.rand(160, 3).astype("float32")
data = tf.data.Dataset.from_tensor_slices((rows, rows.sum(1))).shuffle(160).batch(8)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.01)
for turn in range(4):
    smooth = None
    for a, b in data:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(a)[:, 0] - b) ** 2)
        opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
        smooth = float(loss) if smooth is None else 0.95 * smooth + 0.05 * float(loss)
    print("turn", turn, "loss", smooth)
