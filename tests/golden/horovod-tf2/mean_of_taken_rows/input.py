import tensorflow as tf

net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.01)
rows = tf.reshape(tf.range(225, dtype=tf.float32) / 210., (75, 3))
answers = tf.reduce_sum(rows, 1, keepdims=True)
steps = len(rows)
data = tf.data.Dataset.from_tensor_slices((rows, answers)).batch(1)
for turn in range(2):
    far = 0
    for x, y in data.take(steps):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(x) - y) ** 2)
        grads = tape.gradient(loss, net.trainable_variables)
        opt.apply_gradients(zip(grads, net.trainable_variables))
        far += loss
    print('pass', turn, 'off by', far / steps)
