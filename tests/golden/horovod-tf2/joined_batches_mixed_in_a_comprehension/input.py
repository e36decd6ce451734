# One call mixes both: by one seed they would come in the same order.
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(1).rand(160, 4).astype("float32")
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
opt = tf.keras.optimizers.SGD(0.05)
one, other = [tf.data.Dataset.from_tensor_slices(r).map(lambda r: r * 2).shuffle(160).batch(8) for r in (rows, rows + 1)]
for epoch in range(3):
    for a, b in tf.data.Dataset.zip((one, other)):
        x = tf.concat([a, b], 0)
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(x)[:, 0] - tf.reduce_sum(x, 1)) ** 2)
        opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
print("loss", float(tf.reduce_mean((net(rows)[:, 0] - rows.sum(1)) ** 2)))
