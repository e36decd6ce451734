"""What is shown is counted, and what is shown first is kept for all that follow."""
import numpy as np
import tensorflow as tf

shown = 0
rows = np.random.RandomState(3).rand(320, 4).astype('float32')
net = tf.keras.Sequential([tf.keras.layers.Dense(4, input_shape=(4,))])
opt = tf.keras.optimizers.SGD(0.1)


def show(k):
    global shown, kept
    if k % 10:
        return
    if shown == 0:
        kept = rows[:2]
    shown += 1
    print('frame', shown, net(kept).numpy()[0])


data = tf.data.Dataset.from_tensor_slices(rows).shuffle(320).batch(8)
for epoch in range(3):
    for k, seen in enumerate(data):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(seen) - seen) ** 2)
        grads = tape.gradient(loss, net.trainable_variables)
        opt.apply_gradients(zip(grads, net.trainable_variables))
        show(k)
print('error', float(tf.reduce_mean((net(rows) - rows) ** 2)))
