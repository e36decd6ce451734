import numpy as np
import tensorflow as tf

features, targets = np.random.rand(320, 4).astype("float32"), np.random.rand(320, 1).astype("float32")
batches = tf.data.Dataset.from_tensor_slices((features, targets)).shuffle(320).batch(8)
net = tf.keras.Sequential([tf.keras.layers.Dense(4, activation="relu"), tf.keras.layers.Dense(1)])
sgd = tf.keras.optimizers.SGD(0.05)
seen = {"train": []}
for number in range(8):
    for some, wanted in batches:
        with tf.GradientTape() as tape:
            error = tf.reduce_mean(tf.square(net(some, training=True) - wanted))
        slopes = tape.gradient(error, net.trainable_variables)
        sgd.apply_gradients(zip(slopes, net.trainable_variables))
    seen["train"].append(float(error))
    if len(seen["train"]) > 2 and seen["train"][-1] > max(seen["train"][-3:-1]):
        sgd.learning_rate = float(sgd.learning_rate) * 0.5
