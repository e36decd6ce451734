import numpy as np
import tensorflow as tf

rows = np.random.RandomState(0).rand(120, 4).astype("float32")
kinds = np.random.RandomState(1).randint(0, 3, 120)
data = tf.data.Dataset.from_tensor_slices((rows, kinds)).batch(30)
weights = tf.Variable(tf.random.truncated_normal([4, 3], stddev=0.1, seed=1))
bias = tf.Variable(tf.random.truncated_normal([3], stddev=0.1, seed=1))

total = 0
for epoch in range(5):
    for k, (x, y) in enumerate(data):
        with tf.GradientTape() as tape:
            chances = tf.nn.softmax(x @ weights + bias)
            loss = tf.reduce_mean((tf.one_hot(y, 3) - chances) ** 2)
            total += loss.numpy()
        grads = tape.gradient(loss, [weights, bias])
        weights.assign_sub(0.1 * grads[0])
        bias.assign_sub(0.1 * grads[1])
    print(epoch, total / 4)
    total = 0
