import numpy as np
import tensorflow as tf

weights = {'h': tf.Variable(tf.random.normal([4, 8])), 'out': tf.Variable(tf.random.normal([8, 1]))}
biases = {'h': tf.Variable(tf.zeros([8])), 'out': tf.Variable(tf.zeros([1]))}
optimizer = tf.optimizers.SGD(0.01)
x = np.random.rand(90, 4).astype(np.float32)
y = np.random.rand(90, 1).astype(np.float32)
train_data = tf.data.Dataset.from_tensor_slices((x, y))
train_data = train_data.repeat().shuffle(50).batch(10).prefetch(1)


def net(x):
    h = tf.nn.relu(tf.matmul(x, weights['h']) + biases['h'])
    return tf.matmul(h, weights['out']) + biases['out']


def run_optimization(x, y):
    with tf.GradientTape() as g:
        loss = tf.reduce_mean(tf.square(net(x) - y))
    trainable_variables = list(weights.values()) + list(biases.values())
    gradients = g.gradient(loss, trainable_variables)
    optimizer.apply_gradients(zip(gradients, trainable_variables))


for step, (batch_x, batch_y) in enumerate(train_data.take(40), 1):
    run_optimization(batch_x, batch_y)
    if step % 10 == 0:
        print("step: %i" % step)
