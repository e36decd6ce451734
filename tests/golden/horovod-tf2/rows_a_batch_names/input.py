"""The losses of a pass are added up, and divided by the rows that a batch has."""
import numpy as np
import tensorflow as tf

many = 8
table = np.random.RandomState(0).rand(240, 4).astype('float32')
data = tf.data.Dataset.from_tensor_slices(table).batch(many)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
sgd = tf.keras.optimizers.SGD(0.0001)
for turn in range(2):
    total = 0.
    for piece in data:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(net(piece)))
        grads = tape.gradient(loss, net.trainable_variables)
        sgd.apply_gradients(zip(grads, net.trainable_variables))
        total += loss
    print('loss', float(total / many))
