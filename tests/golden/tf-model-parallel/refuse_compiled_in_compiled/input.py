import tensorflow as tf

W1 = tf.Variable(tf.ones([10, 8]))
W2 = tf.Variable(tf.ones([8, 3]))
optimizer = tf.keras.optimizers.SGD(0.1)


@tf.function
def network(x):
    h = tf.nn.relu(tf.matmul(x, W1))
    return tf.matmul(h, W2)


@tf.function
def step(x):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(network(x)))
    weights = [W1, W2]
    optimizer.apply_gradients(zip(tape.gradient(loss, weights), weights))


step(tf.ones([4, 10]))
