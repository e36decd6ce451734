import tensorflow as tf

seen = [[1., 2.], [2., 3.], [3., 1.], [4., 3.], [5., 3.], [6., 2.]]
wanted = [[0.], [0.], [0.], [1.], [1.], [1.]]
dataset = tf.data.Dataset.from_tensor_slices((seen, wanted)).batch(len(seen))

weights = tf.Variable(tf.zeros([2, 1]))
bias = tf.Variable(tf.zeros([1]))
optimizer = tf.keras.optimizers.SGD(learning_rate=0.05)
for epoch in range(20):
    for features, labels in dataset:
        with tf.GradientTape() as tape:
            guess = tf.sigmoid(tf.matmul(features, weights) + bias)
            loss = tf.reduce_mean(tf.keras.losses.binary_crossentropy(labels, guess))
        grads = tape.gradient(loss, [weights, bias])
        optimizer.apply_gradients(zip(grads, [weights, bias]))
print(loss.numpy())
