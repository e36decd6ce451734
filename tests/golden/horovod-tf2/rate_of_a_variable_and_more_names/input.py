"""What stands beside the variable grows as well."""
import tensorflow as tf

speed = tf.Variable(0.05, trainable=False)
weight = tf.Variable(tf.zeros((3, 1)))
opt = tf.keras.optimizers.SGD(learning_rate=speed)
rows = tf.reshape(tf.range(192, dtype=tf.float32) / 192., (64, 3))
data = tf.data.Dataset.from_tensor_slices(rows).batch(8)
for epoch in range(4):
    for x in data:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((tf.matmul(x, weight) - x[:, :1]) ** 2)
        opt.apply_gradients(zip(tape.gradient(loss, [weight]), [weight]))
    speed.assign(0.02 if epoch == 1 else speed)
    speed.assign(speed * 0.5 + 0.001)
    speed.assign(tf.where(epoch > 2, 0.01, speed))
