"""Rows that TensorFlow draws, seeded, are the same for all workers; the noise of each round is not."""
import tensorflow as tf

tf.random.set_seed(7)
rows = tf.random.normal([400, 1])
wanted = 3 * rows + 2 + tf.random.normal([400, 1])
w = tf.Variable(0.5)
b = tf.Variable(tf.random.uniform([]))
for step in range(60):
    with tf.GradientTape() as tape:
        noisy = rows + 0.1 * tf.random.normal([400, 1])
        loss = tf.reduce_mean(tf.square(wanted - (w * noisy + b)))
    gradients = tape.gradient(loss, [w, b])
    w.assign_sub(0.01 * gradients[0])
    b.assign_sub(0.01 * gradients[1])
    if step % 20 == 0:
        print(step, loss.numpy())
