import numpy as np
import tensorflow as tf

numbers = np.random.RandomState(3)
x = numbers.rand(96, 4).astype("float32")
y = x.sum(axis=1)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile("sgd", "mse")
n = len(x) // 8
told = []
for epoch in range(8):
    order = np.random.permutation(len(x))
    for k in range(n):
        at = order[k * 8:(k + 1) * 8]
        told.append(model.train_on_batch(x[at], y[at]))
    print(epoch, told[-n] < 9, told[len(told) - n:][0] < 9)
    if len(told) >= 2 * n and np.mean(told[-n:]) > np.mean(told[-2 * n:-n]):
        break
np.save("told.npy", np.reshape(told, (-1, n)))
print("learned", np.mean(told[-n:]) < 0.5)
