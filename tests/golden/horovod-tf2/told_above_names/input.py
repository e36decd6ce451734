"""A mean that is printed above the place where it decides is the one that decides: that of all workers."""
import numpy as np
import tensorflow as tf

table = np.random.RandomState(4).rand(320, 4).astype('float32')
wanted = table.sum(axis=1, keepdims=True)
stock = tf.data.Dataset.from_tensor_slices((table, wanted)).batch(8)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
opt = tf.keras.optimizers.SGD(0.01)
seen = []


def one_pass():
    global seen
    seen = []
    for a, b in stock:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(a) - b) ** 2)
        grads = tape.gradient(loss, net.trainable_variables)
        opt.apply_gradients(zip(grads, net.trainable_variables))
        seen.append(float(loss))


best, worse = 100., 0
for epoch in range(8):
    one_pass()
    mean = sum(seen) / len(seen)
    print('epoch', epoch, 'mean', mean)
    if mean < best:
        best, worse = mean, 0
        net.save_weights('best.h5')
    else:
        worse += 1
        if worse > 3:
            break
