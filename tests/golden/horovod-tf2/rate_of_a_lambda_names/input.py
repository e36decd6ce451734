"""The rate is asked for at each step."""
import tensorflow as tf

now = {'rate': 0.1}
weight = tf.Variable(tf.zeros((3, 1)))
opt = tf.keras.optimizers.SGD(lambda: now['rate'])
rows = tf.reshape(tf.range(192, dtype=tf.float32) / 192., (64, 3))
data = tf.data.Dataset.from_tensor_slices(rows).batch(8)
for epoch in range(3):
    for x in data:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((tf.matmul(x, weight) - x[:, :1]) ** 2)
        opt.apply_gradients(zip(tape.gradient(loss, [weight]), [weight]))
    now['rate'] *= 0.5
