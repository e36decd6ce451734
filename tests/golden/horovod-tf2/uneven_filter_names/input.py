"""How many rows a filter leaves is another number in each share of them."""
import numpy as np
import tensorflow as tf

heights = np.linspace(0., 1., 130).astype('float32')
people = tf.data.Dataset.from_tensor_slices((np.stack([heights, 1. - heights], 1), 2. * heights))
tall = people.filter(lambda person, weight: person[0] > 0.4 or weight < 0.1).batch(8)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(2,))])
adam = tf.keras.optimizers.Adam(0.05)
for epoch in range(3):
    total, rounds = 0., 0
    for person, weight in tall:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(person)[:, 0] - weight) ** 2)
        grads = tape.gradient(loss, net.trainable_variables)
        adam.apply_gradients(zip(grads, net.trainable_variables))
        total += float(loss)
        rounds += 1
    print(epoch, total / rounds)
