# The rows of a data set go with answers of a list, batch by batch.
import numpy as np
import tensorflow as tf

drawn = np.random.RandomState(3).rand(192, 4).astype('float32')
batches = tf.data.Dataset.from_tensor_slices(drawn).batch(8)
answers = np.split(drawn.sum(axis=1, keepdims=True), 24)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
descent = tf.keras.optimizers.SGD(0.05)
for turn in range(2):
    for number, (seen, answer) in enumerate(zip(batches, answers)):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(seen) - answer) ** 2)
        descent.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
        if number % 6 == 0:
            print(turn, number, float(loss))
