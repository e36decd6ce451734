import tensorflow as tf

x = tf.random.normal(shape=[200])
noise = tf.random.normal(shape=[200])
y = x * 3. + 2. + noise
w, b = tf.Variable(5.), tf.Variable(0.)


def train(inputs, outputs, rate):
    with tf.GradientTape() as t:
        loss = tf.reduce_mean(tf.square(w * inputs + b - outputs))
    by_w, by_b = t.gradient(loss, [w, b])
    w.assign_sub(rate * by_w)
    b.assign_sub(rate * by_b)


epochs = range(20)
for epoch in epochs:
    train(x, y, 0.1)
print(w.numpy(), b.numpy())
