"""A metric that adds up is fed behind the rounds."""
import numpy as np
import tensorflow as tf

x = np.random.RandomState(0).rand(96, 4).astype('float32')
data = tf.data.Dataset.from_tensor_slices(x).shuffle(96).batch(8)
net, opt = tf.keras.layers.Dense(4), tf.keras.optimizers.SGD(0.05)
total = tf.keras.metrics.Sum()
for epoch in range(3):
    losses = []
    for a in data:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(a) - a) ** 2)
        opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
        losses.append(loss)
    total.update_state(losses)
    print('sum of losses', total.result().numpy())
    total.reset_state()
