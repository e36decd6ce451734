import tensorflow as tf

speed = tf.Variable(0.05, trainable=False)
weight = tf.Variable(tf.zeros((3, 1)))
opt = tf.keras.optimizers.SGD(learning_rate=speed)
rows = tf.reshape(tf.range(192, dtype=tf.float32) / 192., (64, 3))
wanted = tf.reduce_sum(rows, 1, keepdims=True)
data = tf.data.Dataset.from_tensor_slices((rows, wanted)).batch(8)

speed.assign(0.01)
for epoch in range(2):
    for x, y in data:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((tf.matmul(x, weight) - y) ** 2)
        opt.apply_gradients(zip(tape.gradient(loss, [weight]), [weight]))
    speed.assign(speed * 0.5)
print(weight.numpy())
