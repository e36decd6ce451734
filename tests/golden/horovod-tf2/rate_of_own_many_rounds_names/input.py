"""The rounds are counted over all passes, and how many there are has a name before them."""
import numpy as np
import tensorflow as tf

tf.random.set_seed(6)
rows = np.random.RandomState(6).rand(320, 4).astype("float32")
wanted = rows.mean(axis=1, keepdims=True)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
adam = tf.keras.optimizers.Adam(0.01)
batches = tf.data.Dataset.from_tensor_slices((rows, wanted)).batch(8)
total = 3 * len(batches)
warm = len(batches) // 2
made = 0
for epoch in range(3):
    for x, y in batches:
        adam.learning_rate = 0.01 * min((made + 1) / warm, (total - made) / total)
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(net(x) - y))
        slopes = tape.gradient(loss, net.trainable_variables)
        adam.apply_gradients(zip(slopes, net.trainable_variables))
        made += 1
print("left", float(tf.reduce_mean(tf.square(net(rows) - wanted))))
