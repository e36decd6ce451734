"""What the net has said before is asked for by a place that goes on by the rows of a batch."""
import numpy as np
import tensorflow as tf

rng = np.random.RandomState(4)
crops = rng.rand(320, 5).astype('float32')
yields = crops.sum(axis=1, keepdims=True)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(5,))])
opt = tf.keras.optimizers.SGD(0.01)
fields = tf.data.Dataset.from_tensor_slices((crops, yields)).batch(8)


def said(of):
    parts = []
    for x, _ in of:
        parts.append(net(x).numpy())
    return np.concatenate(parts)


for epoch in range(3):
    before = said(fields)
    at = 0
    for x, y in fields:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(x) - 0.5 * (y + before[at:at + len(x)])) ** 2)
        grads = tape.gradient(loss, net.trainable_variables)
        opt.apply_gradients(zip(grads, net.trainable_variables))
        at += len(x)
print(net.get_weights())
