"""What is kept every so many rounds goes by a number that is counted on over the passes."""
import numpy as np
import tensorflow as tf

x = np.random.RandomState(0).rand(96, 4).astype('float32')
y = x.sum(1)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
net.compile(tf.keras.optimizers.legacy.SGD(0.05), 'mse')
n = len(x) // 8
for epoch in range(4):
    for k in range(n):
        i = np.random.choice(len(x), 8)
        net.train_on_batch(x[i], y[i])
        if (epoch * n + k + 1) % 12 == 0:
            net.save_weights('net.h5')
print(net.evaluate(x, y, verbose=0) < 50)
