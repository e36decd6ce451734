"""The rounds themselves run on one copy: only the weights are made in the scope."""
import numpy as np
import tensorflow as tf

strategy = tf.distribute.MirroredStrategy()
rows = np.random.RandomState(0).rand(240, 3).astype('float32')
wanted = rows.sum(axis=1, keepdims=True)
with strategy.scope():
    net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
    rule = tf.keras.optimizers.legacy.SGD(0.01)
data = tf.data.Dataset.from_tensor_slices((rows, wanted)).batch(8)
for epoch in range(2):
    for x, y in data:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(x) - y) ** 2)
        slopes = tape.gradient(loss, net.trainable_variables)
        rule.apply_gradients(zip(slopes, net.trainable_variables))
    print('epoch', epoch, float(loss))
