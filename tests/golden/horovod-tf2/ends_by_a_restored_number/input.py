import tensorflow as tf

net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.01)
step = tf.Variable(0)
kept = tf.train.Checkpoint(step=step, net=net)
kept.restore(tf.train.latest_checkpoint('kept'))
rows = tf.reshape(tf.range(192, dtype=tf.float32) / 192., (64, 3))
data = tf.data.Dataset.from_tensor_slices(rows).repeat().batch(8)
for x in data:
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(x) - x[:, :1]) ** 2)
    grads = tape.gradient(loss, net.trainable_variables)
    opt.apply_gradients(zip(grads, net.trainable_variables))
    step.assign_add(1)
    if step % 10 == 0:
        kept.save('kept/at')
    if step >= 100:
        break
