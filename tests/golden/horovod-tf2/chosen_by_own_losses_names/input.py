import numpy as np
import tensorflow as tf

features, targets = np.random.rand(320, 4).astype("float32"), np.random.rand(320, 1).astype("float32")
batches = tf.data.Dataset.from_tensor_slices((features, targets)).shuffle(320).batch(8)
net = tf.keras.Sequential([tf.keras.layers.Dense(4, activation="relu"), tf.keras.layers.Dense(1)])
adam = tf.keras.optimizers.Adam(0.01)


def walk():
    for some, wanted in batches:
        with tf.GradientTape() as tape:
            error = tf.reduce_mean(tf.square(net(some, training=True) - wanted))
        slopes = tape.gradient(error, net.trainable_variables)
        adam.apply_gradients(zip(slopes, net.trainable_variables))
    return float(error)


def rest():
    return 0.0


ways = {True: walk, False: rest}
now, passes, kept, best = 1.0, 1, None, 9.0
for number in range(3):
    for _ in range(passes):
        now = walk() if now > 0.1 else 1.0
    passes = 2 if now > 0.09 else 1
    now > 0.11 and walk()
    kept = net.get_weights() if now < best else kept
    best = min(now, best)
    ways[now > 0.08]()
net.set_weights(kept)
walk()
