import numpy as np
import tensorflow as tf

features, targets = np.random.rand(320, 4).astype("float32"), np.random.rand(320, 1).astype("float32")
batches = tf.data.Dataset.from_tensor_slices((features, targets)).shuffle(320).batch(8)
net = tf.keras.Sequential([tf.keras.layers.Dense(4, activation="relu"), tf.keras.layers.Dense(1)])
adam = tf.keras.optimizers.Adam(0.01)
score = tf.keras.metrics.MeanSquaredError()
for number in range(4):
    score.reset_state()
    for some, wanted in batches:
        with tf.GradientTape() as tape:
            found = net(some, training=True)
            error = tf.reduce_mean(tf.square(found - wanted))
        slopes = tape.gradient(error, net.trainable_variables)
        adam.apply_gradients(zip(slopes, net.trainable_variables))
        score.update_state(wanted, found)
        if score.result() < 0.07:
            break
    print(number, score.result().numpy())
