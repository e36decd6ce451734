"""Metrics that count are kept in a dictionary, beside one that is a mean."""
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(3).rand(320, 4).astype("float32")
data = tf.data.Dataset.from_tensor_slices((rows[:, :3], rows[:, 3:])).shuffle(320).batch(8)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.1)
seen = {"rows": tf.keras.metrics.Sum(), "high": tf.keras.metrics.TruePositives(0.5),
        "loss": tf.keras.metrics.Mean()}
for epoch in range(3):
    for x, y in data:
        with tf.GradientTape() as tape:
            said = net(x)
            loss = tf.reduce_mean((said - y) ** 2)
        grads = tape.gradient(loss, net.trainable_variables)
        opt.apply_gradients(zip(grads, net.trainable_variables))
        seen["rows"].update_state(len(x))
        seen["high"].update_state(y > 0.5, tf.clip_by_value(said, 0, 1))
        seen["loss"].update_state(loss)
    print(epoch, float(seen["rows"].result()), float(seen["high"].result()),
          float(seen["loss"].result()))
    for one in seen.values():
        one.reset_states()
