"""One loop for all passes: the model is measured every so many of its rounds."""
import numpy as np
import tensorflow as tf

random = np.random.RandomState(0)
rows = random.normal(3., 2., [480, 4]).astype('float32')
wanted = (rows.sum(1, keepdims=True) > 12.).astype('float32')
held = tf.data.Dataset.from_tensor_slices((rows[400:], wanted[400:])).batch(16)
data = tf.data.Dataset.from_tensor_slices((rows[:400], wanted[:400])).shuffle(400).batch(8).repeat(2)
net = tf.keras.Sequential([tf.keras.layers.Dense(8), tf.keras.layers.BatchNormalization(),
                           tf.keras.layers.Dense(1, activation='sigmoid')])
optimizer = tf.keras.optimizers.SGD(0.01)
measure = tf.keras.losses.BinaryCrossentropy()
right = tf.keras.metrics.BinaryAccuracy()
seen = []
for n, (x, y) in enumerate(data):
    with tf.GradientTape() as tape:
        loss = measure(y, net(x, training=True))
    grads = tape.gradient(loss, net.trainable_variables)
    optimizer.apply_gradients(zip(grads, net.trainable_variables))
    if n % 20 == 0:
        right.reset_states()
        for a, b in held:
            right.update_state(b, net(a, training=False))
        seen.append(right.result().numpy())
        print('accuracy', seen[-1])
